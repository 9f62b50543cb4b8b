'use client';
import { Cable, PenLine, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { OAuthIntegration, UpdateOAuthIntegrationInput } from '../../client/resources/oauth-integrations.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import {
  useCreateOAuthIntegration,
  useDeleteOAuthIntegration,
  useOAuthIntegration,
  useOAuthIntegrations as useOAuthIntegrationsRead,
  useUpdateOAuthIntegration,
} from '../../data/resources/oauth-integrations.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { action } from '../kit/actions/action.js';
import { untraced } from '../kit/actions/untraced.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { wholeList, wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { type IntegrationValues, inputOf, problemsOf, valuesOf } from './integrationForm.js';
import { englishOAuthIntegrations } from './labels/en.js';
import type { OAuthIntegrationLabels } from './labels/OAuthIntegrationLabels.js';

/** Returns the labels of the integrations from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useOAuthIntegrationLabels = createLabelsHook<OAuthIntegrationLabels>('oauthIntegrations', englishOAuthIntegrations);

/** The parts of the view that the host controls. By default, the service determines the order. */
export interface OAuthIntegrationsOptions extends ListOptions<object, ItemSort> {}

interface CellContext {
  readonly open: (id: number) => void;
}

const columns: readonly ResourceColumn<OAuthIntegration, OAuthIntegrationLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: ({ id, name }, { open }) => <OpenName onOpen={() => open(id)}>{name}</OpenName>,
  },
  {
    id: 'type',
    header: ({ columns }) => columns.type,
    sort: 'ASC',
    value: ({ type }) => type,
    cell: ({ type }) => <bdi className="parley-clip">{type}</bdi>,
  },
  {
    id: 'clientId',
    header: ({ columns }) => columns.clientId,
    isWideOnly: true,
    value: ({ clientId }) => clientId,
    cell: ({ clientId }) => <code className="parley-clip">{clientId}</code>,
  },
  {
    id: 'scopes',
    header: ({ columns }) => columns.scopes,
    isWideOnly: true,
    value: (integration) => valuesOf(integration).scopes.join(' '),
    cell: (integration) => <bdi className="parley-clip">{valuesOf(integration).scopes.join(' ')}</bdi>,
  },
  timeColumn('updatedAt', ({ columns }) => columns.updated, { isNamedInCards: true }),
];

const widget = createResourceWidget({
  name: 'oauth-integrations',
  root: 'OAuthIntegrations.Root',
  useLabels: useOAuthIntegrationLabels,
  options: {},
  list: wholeList({
    useRead: (_options: OAuthIntegrationsOptions) => useOAuthIntegrationsRead(),
    operation: 'listOAuthIntegrations',
    idOf: ({ id }: OAuthIntegration) => id,
    nameOf: ({ name }) => name,
    textsOf: ({ name, type, clientId, authUrl }) => [name, type, clientId, authUrl],
    sortKeys: { name: ({ name }) => name, type: ({ type }) => type, updatedAt: ({ updatedAt }) => updatedAt },
  }),
  sort: wholeListSort,
  actions: {
    create: action(
      'createOAuthIntegration',
      'created',
      untraced(useCreateOAuthIntegration),
      (_: object, input: UpdateOAuthIntegrationInput) => ({ ...input, clientSecret: input.clientSecret ?? '' }),
      { dialog: 'create', beforeOf: (input) => [withoutSecret(input)], saidOf: (created, input) => [created, withoutSecret(input)] },
    ),
    update: action(
      'updateOAuthIntegration',
      'updated',
      untraced(useUpdateOAuthIntegration),
      (_: object, integration: OAuthIntegration, input: Partial<UpdateOAuthIntegrationInput>) => ({
        ...inputOf(valuesOf(integration)),
        ...input,
        id: integration.id,
      }),
      {
        dialog: 'edit',
        icon: PenLine,
        itemOf: (integration) => integration.id,
        beforeOf: (integration, input) => [integration, withoutSecret(input)],
        saidOf: (updated, integration, input) => [updated, integration, withoutSecret(input)],
      },
    ),
    delete: action(
      'deleteOAuthIntegration',
      'deleted',
      useDeleteOAuthIntegration,
      (_: object, integration: OAuthIntegration) => ({ id: integration.id }),
      {
        dialog: 'confirm',
        icon: Trash2,
        itemOf: (integration) => integration.id,
      },
    ),
  },
  form: {
    valuesOf,
    inputOf,
    problemsOf,
    useRead: (id) => useOAuthIntegration({ id }),
    operation: 'getOAuthIntegration',
    secrets: ['clientSecret'],
    isReplaced: true,
  },
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: Cable,
});

/** Headless hook behind `OAuthIntegrations`: the integrations, and the actions on them. */
export const useOAuthIntegrationList = widget.useModel;

/**
 * The OAuth integrations of the account: search, sort, add, edit and delete. Client secrets can be set, but are never shown. Renders a
 * `<div>`.
 */
export const OAuthIntegrations = widget.assemble({ Fields: IntegrationFields });

export type OAuthIntegrationsProps = ComponentProps<typeof OAuthIntegrations>;

/** The parts of `OAuthIntegrations`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = OAuthIntegrations;

/** The host's callbacks may log their arguments. */
function withoutSecret<Input extends Partial<UpdateOAuthIntegrationInput>>({
  clientSecret: _,
  ...input
}: Input): Omit<Input, 'clientSecret'> {
  return input;
}

function IntegrationFields({ form, item }: RecordFieldsProps<IntegrationValues, OAuthIntegration>) {
  const { fields: words, hints } = useOAuthIntegrationLabels();
  const code = { dir: 'ltr', spellCheck: false } as const;
  const url = { ...code, type: 'url', inputMode: 'url' } as const;
  return (
    <>
      <TextField label={words.name} hint={hints.name} dir="auto" {...form.field('name')} />
      <TextField label={words.type} hint={hints.type} {...code} {...form.field('type')} />
      <TextField label={words.authUrl} hint={hints.authUrl} {...url} {...form.field('authUrl')} />
      <TextField label={words.tokenUrl} hint={hints.tokenUrl} {...url} {...form.field('tokenUrl')} />
      <TextField label={words.redirectUri} hint={hints.redirectUri} {...url} {...form.field('redirectUri')} />
      <TextField label={words.clientId} {...code} {...form.field('clientId')} />
      <TextField
        label={words.clientSecret}
        hint={item === undefined ? hints.clientSecret : hints.clientSecretKept}
        {...code}
        {...form.field('clientSecret')}
        type="password"
        autoComplete="new-password"
      />
      <TokenField
        label={words.scopes}
        hint={hints.scopes}
        name="scopes"
        dir="ltr"
        separators={' \u00a0,،、，'}
        tokens={form.values.scopes}
        onTokensChange={(scopes) => form.change({ scopes: [...new Set(scopes)] })}
      />
      <TextAreaField rows={4} label={words.config} hint={hints.config} {...code} {...form.field('config')} />
    </>
  );
}
