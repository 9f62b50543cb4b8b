'use client';
import { KeyRound, Trash2 } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import type { ApiKeyCreatedResponse, ApiKeyResponse, CreateApiKeyInput } from '../../client/resources/api-keys.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { apiKeysInfiniteQuery, useApiKey, useCreateApiKey, useDeleteApiKey } from '../../data/resources/api-keys.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { action } from '../kit/actions/action.js';
import { untraced } from '../kit/actions/untraced.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { RecordDrawer } from '../kit/record-form/RecordDrawer.js';
import type { OpenRecordOptions } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import { useDeploymentNames } from '../shared/workspace/useDeploymentNames.js';
import { ApiKeyFields } from './ApiKeyFields.js';
import { ApiKeyFacts, apiKeyColumns, LastUse } from './apiKeyColumns.js';
import { inputOf, problemsOf, valuesOf } from './apiKeyForm.js';
import { useApiKeyLabels } from './useApiKeyLabels.js';

/** The options of `ApiKeys`. */
export interface ApiKeysOptions extends Omit<OpenRecordOptions<number>, 'leaveGuard'> {
  /** The number of keys per page. Default 50. */
  readonly pageSize?: number | undefined;
}

const widget = createResourceWidget({
  name: 'api-keys',
  root: 'ApiKeys.Root',
  useLabels: useApiKeyLabels,
  options: { pageSize: true, ...controlledKeys('openId') },
  list: heldList(
    {
      useList: ({ pageSize = 50 }: ApiKeysOptions) =>
        useResourceList({ query: apiKeysInfiniteQuery, params: { first: pageSize }, idOf: ({ id }) => id }),
      operation: 'listApiKeys',
      idOf: ({ id }: ApiKeyResponse) => id,
      nameOf: ({ name }: ApiKeyResponse) => name,
    },
    {
      textsOf: ({ name, suffix }) => [name, suffix],
      sortKeys: { name: ({ name }) => name, lastUsedAt: ({ lastUsedAt }) => lastUsedAt, expiresAt: ({ expiresAt }) => expiresAt },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action('createApiKey', 'created', untraced(useCreateApiKey), (_: object, input: CreateApiKeyInput) => input, {
      dialog: 'create',
      // The host's callback may log its arguments.
      saidOf: ({ token: _, ...key }, input): [result: Omit<ApiKeyCreatedResponse, 'token'>, input: CreateApiKeyInput] => [key, input],
    }),
    revoke: action('deleteApiKey', 'revoked', useDeleteApiKey, (_: object, apiKey: ApiKeyResponse) => ({ id: apiKey.id }), {
      dialog: 'confirm',
      icon: Trash2,
      Effect: LastUse,
      itemOf: (apiKey) => apiKey.id,
    }),
  },
  form: {
    valuesOf,
    inputOf,
    problemsOf,
    useRead: (id) => useApiKey({ id }),
    operation: 'getApiKey',
    // A call that creates a key returns its token as well.
    secretOf: ({ token }: ApiKeyCreatedResponse) => token,
  },
  useMore({ openId, defaultOpenId, onOpenIdChange }) {
    const [opened, open] = useControllableChoice(openId, defaultOpenId, onOpenIdChange);
    return { openId: opened, open, deploymentName: useDeploymentNames().deploymentName };
  },
  columns: apiKeyColumns,
  contextOf: ({ model: { open, deploymentName } }) => ({ open, deploymentName }),
  // A name with the end of the key, and three lines.
  table: { cardHeightPx: 112 },
  icon: KeyRound,
});

/** Headless hook behind `ApiKeys`: the keys, and the actions on them. The token of a new key is only in the outcome of `create`. */
export const useApiKeyList = widget.useModel;

/**
 * Creates, lists and revokes the API keys of the account. A new key is shown once. For administrators; others see that access is denied.
 * Renders a `<div>`.
 */
export const ApiKeys = widget.assemble({ Fields: ApiKeyFields, Dialogs: ApiKeyDrawer });

export type ApiKeysProps = ComponentProps<typeof ApiKeys>;

/** The parts of `ApiKeys`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = ApiKeys;

function ApiKeyDrawer() {
  const openId = widget.useSelector(({ model }) => model.openId);
  const opened = useMemo(() => (openId === undefined ? undefined : { id: openId }), [openId]);
  return (
    <OpenRecord item={opened} idOf={({ id }) => id}>
      {({ id }, isOpen) => <DrawerOf id={id} isOpen={isOpen} />}
    </OpenRecord>
  );
}

function DrawerOf({ id, isOpen }: { id: number; isOpen: boolean }) {
  const { caption } = useApiKeyLabels();
  const { open, deploymentName } = widget.useSelector(({ model: { open, deploymentName } }) => ({ open, deploymentName }));
  const read = useApiKey({ id });
  return (
    <RecordDrawer
      open={isOpen}
      onClose={() => open(undefined)}
      title={read.data === undefined ? caption : <bdi>{read.data.name}</bdi>}
      read={read}
    >
      {(key) => <ApiKeyFacts apiKey={key} deploymentName={deploymentName} />}
    </RecordDrawer>
  );
}
