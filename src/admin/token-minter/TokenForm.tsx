'use client';
import { lookUp } from '../../client/http/lookUp.js';
import type { Page } from '../../client/http/pagination.js';
import type { DeploymentEnvironment } from '../../client/resources/environments.js';
import { useDeploymentEnvironments } from '../../data/resources/environments.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { Select } from '../../ui/select/Select.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { type ActionForm, useActionForm } from '../kit/dialog/useActionForm.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import type { RecordRead } from '../kit/record-form/RecordDrawer.js';
import { readJsonObject } from '../shared/fields/jsonObject.js';
import type { TokenMinterLabels } from './labels/TokenMinterLabels.js';
import { environmentScopes, lifetimes, type TokenKind, type TokenRequest } from './model/tokenRequests.js';
import { tokenMinterWidget, useTokenMinterLabels } from './tokenMinterWidget.js';

interface TokenValues {
  readonly expiresIn: number;
  /** `undefined` for the production environment. */
  readonly environmentId: number | undefined;
  /** A JSON object, or empty. */
  readonly securityContext: string;
  readonly meta: boolean;
  readonly 'sql-runner': boolean;
  readonly isForSync: boolean;
}

/** The fields for one kind of token, and the button that creates it. Renders a `<form>`. */
export function TokenForm({ kind }: { kind: TokenKind }) {
  const words = useTokenMinterLabels();
  const { mint, deploymentId } = tokenMinterWidget.useSelector(({ model, options }) => ({
    mint: model.mint,
    deploymentId: options.deploymentId,
  }));
  const environments = useDeploymentEnvironments({ deploymentId }, { enabled: kind === 'environment' });
  const production = productionOf(environments.data);
  const form = useActionForm<TokenValues, unknown>({
    open: true,
    onOpenChange: () => {},
    staysOpen: true,
    memory: tokenMinterWidget.useFormMemory(kind),
    initial: { expiresIn: 3_600, environmentId: undefined, securityContext: '', meta: false, 'sql-runner': false, isForSync: false },
    problemsOf: ({ securityContext }) => ({
      securityContext: readJsonObject(securityContext) === null ? words.problems.securityContext : undefined,
    }),
    action: (values) => mint(requestOf(kind, values, production)),
  });
  const isMissing = form.error?.kind === 'not-found' && kind === 'usage';
  return (
    <form noValidate className="parley-stack parley-gap-xl" onSubmit={(event) => form.submit(takeSubmit(event))}>
      {kind === 'environment' && <EnvironmentFields form={form} environments={environments} />}
      {kind !== 'usage' && <Lifetime kind={kind} form={form} />}
      {form.error !== undefined &&
        (isMissing ? (
          <p role="alert" className="parley-note">
            {words.usageOff}
          </p>
        ) : (
          <ActionFailure error={form.error} title={words.mint.failed} />
        ))}
      <Button
        type="submit"
        variant="primary"
        isBusy={form.isBusy}
        disabled={!form.canSubmit || (kind === 'environment' && production === undefined)}
      >
        {words.mint.action}
      </Button>
    </form>
  );
}

interface FieldsProps {
  form: Pick<ActionForm<TokenValues>, 'values' | 'change' | 'field' | 'checkbox'>;
}

function Lifetime({ kind, form }: FieldsProps & { kind: 'deployment' | 'environment' }) {
  const { lifetime, limits, units } = useTokenMinterLabels();
  const { number } = useFormats();
  return (
    <Select
      label={lifetime}
      hint={limits[kind]}
      value={form.values.expiresIn}
      options={lifetimes[kind].map((value) => ({ value, label: lifetimeText(value, units, number) }))}
      onValueChange={(expiresIn) => expiresIn !== undefined && form.change({ expiresIn })}
    />
  );
}

function EnvironmentFields({ form, environments }: FieldsProps & { environments: RecordRead<Page<DeploymentEnvironment>> }) {
  const { fields: words, hints, types, scopes } = useTokenMinterLabels();
  const { data, error, isFetching, refetch } = environments;
  const { environmentId, isForSync } = form.values;
  if (data === undefined) {
    return error == null ? <Skeleton lines={2} /> : <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />;
  }
  return (
    <>
      <Select
        label={words.environment}
        value={environmentId ?? productionOf(data)}
        options={data.items.map(({ id, type, branch, user }) => ({
          value: Number(id),
          label: [lookUp<string>(types, type) ?? type, branch, user].filter(Boolean).join(' · '),
        }))}
        onValueChange={(next) => form.change({ environmentId: next })}
      />
      <TextAreaField
        rows={4}
        label={words.securityContext}
        hint={hints.securityContext}
        dir="ltr"
        spellCheck={false}
        {...form.field('securityContext')}
      />
      <CheckField label={words.isForSync} hint={hints.isForSync} {...form.checkbox('isForSync')} />
      {!isForSync && (
        <fieldset className="parley-fieldset parley-stack">
          <legend className="parley-field-label">{words.scopes}</legend>
          {environmentScopes.map((scope) => (
            <CheckField key={scope} label={scopes[scope]} {...form.checkbox(scope)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The environment that is selected by default. */
function productionOf(environments: Page<DeploymentEnvironment> | undefined): number | undefined {
  const { id } = environments?.items.find(({ type }) => type === 'production') ?? environments?.items[0] ?? {};
  return id === undefined ? undefined : Number(id);
}

function requestOf(kind: TokenKind, values: TokenValues, productionId = 0): TokenRequest {
  const { expiresIn, environmentId = productionId, securityContext, isForSync } = values;
  switch (kind) {
    case 'deployment':
      return { kind, expiresIn };
    case 'environment': {
      const scopes = environmentScopes.filter((scope) => values[scope]);
      return { kind, environmentId, expiresIn, securityContext: readJsonObject(securityContext) ?? {}, scopes, isForSync };
    }
    case 'usage':
      return { kind };
  }
}

function lifetimeText(seconds: number, { minutes, hours }: TokenMinterLabels['units'], number: (value: number) => string): string {
  return seconds < 3_600 ? minutes(seconds / 60, number(seconds / 60)) : hours(seconds / 3_600, number(seconds / 3_600));
}
