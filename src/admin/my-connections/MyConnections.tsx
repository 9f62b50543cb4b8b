'use client';
import { Plug, TriangleAlert, Unplug } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import { useRevokeUserOAuthToken } from '../../data/resources/user-oauth-tokens.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { Icon } from '../../ui/icon/Icon.js';
import { StatusMark, type StatusMarkProps } from '../../ui/status/StatusMark.js';
import { isolate } from '../../ui/text/isolate.js';
import { action } from '../kit/actions/action.js';
import type { Action } from '../kit/actions/useAction.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { NewTabLink } from '../kit/layout/NewTabLink.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { wholeList, wholeListSort } from '../kit/resource/wholeList.js';
import { englishMyConnections } from './labels/en.js';
import type { MyConnectionLabels } from './labels/MyConnectionLabels.js';
import type { Connection, ConnectionState } from './model/connections.js';
import { type StartedConnection, useConnections, useStartConnection } from './model/useConnections.js';

/** Returns the labels of the connections from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useMyConnectionLabels = createLabelsHook<MyConnectionLabels>('myConnections', englishMyConnections);

/** The parts of the view that the host controls. By default, the service determines the order. */
export interface MyConnectionsOptions extends ListOptions<object, ItemSort> {}

interface CellContext {
  readonly connect: Action<[Connection], StartedConnection>;
}

const columns: readonly ResourceColumn<Connection, MyConnectionLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    hasTwoLines: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: (connection) => <ConnectionName connection={connection} />,
  },
  {
    id: 'state',
    header: ({ columns }) => columns.state,
    width: '20ch',
    sort: 'ASC',
    value: ({ state, status }, { labels: { states } }) => status ?? states[state],
    cell: (connection) => <ConnectionStatus connection={connection} />,
  },
  {
    id: 'expiresAt',
    header: ({ columns }) => columns.expires,
    sort: 'ASC',
    isWideOnly: true,
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => <ExactTime at={expiresAt} />,
  },
  {
    id: 'connect',
    header: ({ columns }) => columns.connect,
    width: '18ch',
    cell: (connection, { connect }) => <ConnectButton connection={connection} connect={connect} />,
  },
];

const widget = createResourceWidget({
  name: 'my-connections',
  root: 'MyConnections.Root',
  useLabels: useMyConnectionLabels,
  options: {},
  list: wholeList({
    useRead(_options: MyConnectionsOptions) {
      return useConnections(useMyConnectionLabels().unnamed);
    },
    operation: 'listUserOAuthTokens',
    idOf: ({ integrationId }: Connection) => integrationId,
    nameOf: ({ name }) => name,
    textsOf: ({ name, type }) => [name, type],
    sortKeys: { name: ({ name }) => name, state: ({ state }) => state, expiresAt: ({ expiresAt }) => expiresAt ?? '' },
  }),
  sort: wholeListSort,
  actions: {
    connect: action(
      'initiateOAuthFlow',
      ['connect', 'connectStarted'],
      useStartConnection,
      (_: object, connection: Connection) => ({ integrationId: connection.integrationId }),
      { itemOf: (connection) => connection.integrationId },
    ),
    disconnect: action(
      'revokeUserOAuthToken',
      'disconnected',
      useRevokeUserOAuthToken,
      (_: object, connection: Connection) => ({ integrationId: connection.integrationId }),
      { dialog: 'confirm', icon: Unplug, itemOf: (connection) => connection.integrationId, isShown: ({ state }) => state !== 'none' },
    ),
  },
  columns,
  contextOf: ({ model: { connect } }) => ({ connect }),
  icon: Plug,
});

/** Headless hook behind `MyConnections`: the connections, and the actions on them. */
export const useMyConnections = widget.useModel;

/**
 * Connects and disconnects the signed-in user’s accounts at other services. For every user; those who may not list the integrations see
 * only the connections they have. Renders a `<div>`.
 */
export const MyConnections = widget.assemble({});

export type MyConnectionsProps = ComponentProps<typeof MyConnections>;

/** The parts of `MyConnections`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = MyConnections;

interface ConnectionProps {
  connection: Connection;
}

function ConnectionName({ connection: { name, lastError, type } }: ConnectionProps) {
  return (
    <>
      <bdi className="parley-clip">{name}</bdi>
      {lastError === undefined ? (
        type !== undefined && <bdi className="parley-caption parley-clip">{type}</bdi>
      ) : (
        <span className="parley-caption parley-line parley-one-line parley-gap-s">
          <Icon of={TriangleAlert} className="parley-fixed parley-warning" />
          <bdi className="parley-clip" title={lastError}>
            {lastError}
          </bdi>
        </span>
      )}
    </>
  );
}

const tones: Readonly<Record<ConnectionState, NonNullable<StatusMarkProps['tone']>>> = {
  connected: 'success',
  pending: 'accent',
  expired: 'warning',
  none: 'neutral',
  other: 'neutral',
};

function ConnectionStatus({ connection: { state, status } }: ConnectionProps) {
  const { states } = useMyConnectionLabels();
  return <StatusMark tone={tones[state]}>{status === undefined ? states[state] : <bdi>{status}</bdi>}</StatusMark>;
}

function ExactTime({ at }: { at: string | undefined }) {
  const { dateTime } = useFormats();
  return at === undefined ? null : <time dateTime={at}>{dateTime(at)}</time>;
}

function ConnectButton({ connection, connect }: ConnectionProps & CellContext) {
  const words = useMyConnectionLabels();
  const toasts = useActionToast();
  const [blocked, setBlocked] = useState<string>();
  const { integrationId, state } = connection;
  if (state === 'connected') return null;
  if (blocked !== undefined) {
    return (
      <NewTabLink href={blocked} onClick={() => setBlocked(undefined)}>
        {words.openPage}
      </NewTabLink>
    );
  }

  async function start() {
    const outcome = await connect(connection);
    if (outcome.kind === 'done' && !outcome.result.isOpened) setBlocked(outcome.result.address);
    return outcome;
  }

  return (
    <Button
      size="small"
      icon={Plug}
      isBusy={connect.isBusy(integrationId)}
      onClick={() =>
        void toasts.run(start, {
          done: ({ isOpened }) => (isOpened ? words.connect.done(isolate(connection.name)) : words.connect.blocked),
          failed: words.connect.failed,
        })
      }
    >
      {state === 'none' ? words.connect.action : words.connect.again}
    </Button>
  );
}
