'use client';
import { CirclePause, CirclePlay, KeyRound, PenLine, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CreateOidcTokenConfigInput, OidcTokenConfig } from '../../client/resources/oidc-token-configs.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import {
  useCreateOidcTokenConfig,
  useDeleteOidcTokenConfig,
  useOidcTokenConfig,
  useOidcTokenConfigs as useOidcTokenConfigsRead,
  useUpdateOidcTokenConfig,
} from '../../data/resources/oidc-token-configs.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { action } from '../kit/actions/action.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { wholeList, wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { englishOidcTokenConfigs } from './labels/en.js';
import type { OidcTokenConfigLabels } from './labels/OidcTokenConfigLabels.js';
import { inputOf, problemsOf, type TokenConfigValues, valuesOf } from './tokenConfigForm.js';

/** Returns the labels of the configurations from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useOidcTokenConfigLabels = createLabelsHook<OidcTokenConfigLabels>('oidcTokenConfigs', englishOidcTokenConfigs);

/** The parts of the view that the host controls. By default, the service determines the order. */
export interface OidcTokenConfigsOptions extends ListOptions<object, ItemSort> {}

interface CellContext {
  readonly open: (id: number) => void;
}

const columns: readonly ResourceColumn<OidcTokenConfig, OidcTokenConfigLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: ({ id, name }, { open }) => <OpenName onOpen={() => open(id)}>{name}</OpenName>,
  },
  textColumn('audience', ({ columns }) => columns.audience, { sort: 'ASC' }),
  {
    id: 'variable',
    header: ({ columns }) => columns.variable,
    isWideOnly: true,
    value: ({ targetEnvVar }) => targetEnvVar,
    cell: ({ targetEnvVar }) => targetEnvVar && <code className="parley-clip">{targetEnvVar}</code>,
  },
  {
    id: 'state',
    header: ({ columns }) => columns.state,
    width: '14ch',
    sort: 'DESC',
    value: ({ isEnabled }, { labels: { states } }) => (isEnabled ? states.enabled : states.disabled),
    cell: ({ isEnabled }) => <StateBadge isEnabled={isEnabled} />,
  },
  timeColumn('updatedAt', ({ columns }) => columns.updated, { isNamedInCards: true }),
];

const widget = createResourceWidget({
  name: 'oidc-token-configs',
  root: 'OidcTokenConfigs.Root',
  useLabels: useOidcTokenConfigLabels,
  options: {},
  list: wholeList({
    useRead: (_options: OidcTokenConfigsOptions) => useOidcTokenConfigsRead(),
    operation: 'listOidcTokenConfigs',
    idOf: ({ id }: OidcTokenConfig) => id,
    nameOf: ({ name }) => name,
    textsOf: ({ name, audience, targetEnvVar }) => [name, audience, targetEnvVar],
    sortKeys: {
      name: ({ name }) => name,
      audience: ({ audience }) => audience,
      state: ({ isEnabled }) => String(isEnabled),
      updatedAt: ({ updatedAt }) => updatedAt,
    },
  }),
  sort: wholeListSort,
  actions: {
    create: action('createOidcTokenConfig', 'created', useCreateOidcTokenConfig, (_: object, input: CreateOidcTokenConfigInput) => input, {
      dialog: 'create',
    }),
    update: action(
      'updateOidcTokenConfig',
      'updated',
      useUpdateOidcTokenConfig,
      (_: object, config: OidcTokenConfig, changes: Partial<CreateOidcTokenConfigInput>) => ({ id: config.id, ...changes }),
      { dialog: 'edit', icon: PenLine, itemOf: (config) => config.id },
    ),
    enable: action(
      'updateOidcTokenConfig',
      'enabled',
      useUpdateOidcTokenConfig,
      (_: object, config: OidcTokenConfig) => ({ id: config.id, isEnabled: true }),
      {
        dialog: 'run',
        icon: CirclePlay,
        isShown: ({ isEnabled }) => !isEnabled,
        itemOf: (config) => config.id,
      },
    ),
    disable: action(
      'updateOidcTokenConfig',
      'disabled',
      useUpdateOidcTokenConfig,
      (_: object, config: OidcTokenConfig) => ({ id: config.id, isEnabled: false }),
      {
        dialog: 'confirm',
        icon: CirclePause,
        isShown: ({ isEnabled }) => isEnabled,
        itemOf: (config) => config.id,
      },
    ),
    delete: action(
      'deleteOidcTokenConfig',
      'deleted',
      useDeleteOidcTokenConfig,
      (_: object, config: OidcTokenConfig) => ({ id: config.id }),
      {
        dialog: 'confirm',
        icon: Trash2,
        itemOf: (config) => config.id,
      },
    ),
  },
  form: { valuesOf, inputOf, problemsOf, useRead: (id) => useOidcTokenConfig({ id }), operation: 'getOidcTokenConfig' },
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: KeyRound,
});

/** Headless hook behind `OidcTokenConfigs`: the configurations, and the actions on them. */
export const useOidcTokenConfigList = widget.useModel;

/**
 * The OIDC token configurations of the account: search, sort, add, edit, enable, disable and delete. For administrators; others see that
 * they have no access. Renders a `<div>`.
 */
export const OidcTokenConfigs = widget.assemble({ Fields: TokenConfigFields });

export type OidcTokenConfigsProps = ComponentProps<typeof OidcTokenConfigs>;

/** The parts of `OidcTokenConfigs`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = OidcTokenConfigs;

function StateBadge({ isEnabled }: Pick<OidcTokenConfig, 'isEnabled'>) {
  const { states } = useOidcTokenConfigLabels();
  return <StatusMark tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? states.enabled : states.disabled}</StatusMark>;
}

function TokenConfigFields({ form, item }: RecordFieldsProps<TokenConfigValues, OidcTokenConfig>) {
  const { fields: words, hints } = useOidcTokenConfigLabels();
  const isNew = item === undefined;
  return (
    <>
      <TextField label={words.name} hint={isNew ? hints.name : undefined} dir="ltr" spellCheck={false} {...form.field('name')} />
      <TextField
        label={words.audienceType}
        hint={isNew ? hints.audienceType : hints.audienceTypeFixed}
        dir="ltr"
        spellCheck={false}
        readOnly={!isNew}
        {...form.field('audienceType')}
      />
      <TextField label={words.customAudience} hint={hints.customAudience} dir="ltr" spellCheck={false} {...form.field('customAudience')} />
      <TextField label={words.subFormat} hint={hints.subFormat} dir="ltr" spellCheck={false} {...form.field('subFormat')} />
      <TextField label={words.targetEnvVar} hint={hints.targetEnvVar} dir="ltr" spellCheck={false} {...form.field('targetEnvVar')} />
      <TextAreaField
        rows={5}
        label={words.customClaims}
        hint={hints.customClaims}
        dir="ltr"
        spellCheck={false}
        {...form.field('customClaims')}
      />
      <CheckField label={words.isEnabled} hint={hints.isEnabled} {...form.checkbox('isEnabled')} />
    </>
  );
}
