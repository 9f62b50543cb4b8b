'use client';
import { useId } from 'react';
import type { ApiKeyResponse } from '../../client/resources/api-keys.js';
import { useDeployments } from '../../data/resources/deployments.js';
import { useFormats } from '../../react/useFormats.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import type { RecordFieldsProps } from '../kit/form/RecordForm.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { type ApiKeyValues, lifetimes, longestKeyName } from './apiKeyForm.js';
import { useApiKeyLabels } from './useApiKeyLabels.js';

type FieldsProps = RecordFieldsProps<ApiKeyValues, ApiKeyResponse>;

/** The fields of a new key: its name, deployments and lifetime. */
export function ApiKeyFields({ form }: FieldsProps) {
  const { fields: words, hints, scopes, lifetime } = useApiKeyLabels();
  const { number } = useFormats();
  const { scope, days } = form.values;
  return (
    <>
      <TextField label={words.name} hint={hints.name} limit={longestKeyName} dir="auto" {...form.field('name')} />
      <Select
        label={words.scope}
        value={scope}
        options={(['all', 'some'] as const).map((value) => ({ value, label: scopes[value] }))}
        hint={scope === 'all' ? hints.all : undefined}
        onValueChange={(next) => next && form.change({ scope: next })}
      />
      {scope === 'some' && <DeploymentFields form={form} />}
      <Select
        label={words.days}
        value={days}
        options={lifetimes.map((value) => ({ value, label: value === 0 ? lifetime.never : lifetime.days(value, number(value)) }))}
        hint={days === 0 ? hints.never : undefined}
        onValueChange={(next) => next !== undefined && form.change({ days: next })}
      />
    </>
  );
}

function DeploymentFields({ form }: Pick<FieldsProps, 'form'>) {
  const { fields: words } = useApiKeyLabels();
  // All of them, because those after a first page could not be chosen.
  const { data, error, isFetching, refetch } = useDeployments();
  const errorId = useId();
  const { deploymentIds } = form.values;
  const { error: problem } = form.field('deploymentIds');
  return (
    <fieldset className="parley-fieldset" aria-describedby={errorId}>
      <legend className="parley-field-label">{words.deploymentIds}</legend>
      {data === undefined && error === null && <Skeleton lines={2} />}
      {error !== null && <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      <div className="parley-stack parley-scroll">
        {data?.items.map(({ id, name }) => (
          <CheckField
            key={id}
            name="deploymentIds"
            label={<bdi>{name}</bdi>}
            checked={deploymentIds.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              form.change({ deploymentIds: checked ? [...deploymentIds, id] : deploymentIds.filter((chosen) => chosen !== id) })
            }
          />
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="parley-field-note">
        {problem !== undefined && <span className="parley-field-error">{problem}</span>}
      </p>
    </fieldset>
  );
}
