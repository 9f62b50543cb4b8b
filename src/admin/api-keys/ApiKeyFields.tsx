'use client';
import type { ApiKeyResponse } from '../../client/resources/api-keys.js';
import { useFormats } from '../../react/language/useFormats.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { DeploymentChecks } from '../shared/workspace/DeploymentChecks.js';
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
      {scope === 'some' && (
        <DeploymentChecks
          legend={words.deploymentIds}
          name="deploymentIds"
          chosen={form.values.deploymentIds.map(String)}
          onChosenChange={(ids) => form.change({ deploymentIds: ids.map(Number) })}
          error={form.field('deploymentIds').error}
        />
      )}
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
