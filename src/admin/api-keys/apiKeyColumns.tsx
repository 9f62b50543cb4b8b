'use client';
import { useState } from 'react';
import type { ApiKeyResponse } from '../../client/resources/api-keys.js';
import { useFormats } from '../../react/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts } from '../kit/layout/layout.js';
import { OpenName } from '../kit/table/OpenName.js';
import type { ResourceColumn } from '../kit/table/ResourceColumn.js';
import { expiryOf } from './apiKeyForm.js';
import type { ApiKeyLabels } from './labels/ApiKeyLabels.js';
import { useApiKeyLabels } from './useApiKeyLabels.js';

/** The names of deployments by id, as far as they are known. */
export type DeploymentNames = ReadonlyMap<number, string>;

interface CellContext {
  readonly open: (id: number) => void;
  readonly deployments: DeploymentNames;
}

export const apiKeyColumns: readonly ResourceColumn<ApiKeyResponse, ApiKeyLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    hasTwoLines: true,
    value: ({ name }) => name,
    cell: ({ id, name, suffix }, { open }) => (
      <>
        <OpenName onOpen={() => open(id)}>{name}</OpenName>
        {suffix != null && (
          <span dir="ltr" className="parley-caption parley-code parley-lines">
            …{suffix}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'scope',
    header: ({ columns }) => columns.scope,
    value: ({ deploymentIds }, { labels, context }) => scopeOf(deploymentIds, context.deployments, labels),
    cell: ({ deploymentIds }, { deployments }) => <Scope ids={deploymentIds} deployments={deployments} />,
  },
  {
    id: 'lastUsedAt',
    header: ({ columns }) => columns.lastUsed,
    width: '18ch',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} />,
  },
  {
    id: 'expiresAt',
    header: ({ columns }) => columns.expires,
    width: '24ch',
    value: ({ expiresAt }) => expiresAt,
    cell: (key) => <Expiry of={key} />,
  },
];

/** What is known of a key, in its drawer. */
export function ApiKeyFacts({ apiKey, deployments }: { apiKey: ApiKeyResponse; deployments: DeploymentNames }) {
  const { columns: words, endpoints } = useApiKeyLabels();
  const { dateTime } = useFormats();
  const { suffix, deploymentIds, allowedEndpoints, createdAt, lastUsedAt } = apiKey;
  return (
    <Facts
      facts={[
        [words.suffix, suffix != null && <code dir="ltr">…{suffix}</code>],
        [words.scope, <Scope key="scope" ids={deploymentIds} deployments={deployments} isWhole />],
        [endpoints, allowedEndpoints != null && <code dir="ltr">{allowedEndpoints.join(', ')}</code>],
        [words.lastUsed, <LastUsed key="used" at={lastUsedAt} />],
        [words.expires, <Expiry key="expiry" of={apiKey} />],
        [words.created, dateTime(createdAt)],
      ]}
    />
  );
}

function Scope({
  ids,
  deployments,
  isWhole = false,
}: {
  ids: ApiKeyResponse['deploymentIds'];
  deployments: DeploymentNames;
  isWhole?: boolean;
}) {
  const text = scopeOf(ids, deployments, useApiKeyLabels());
  return (
    <bdi className={isWhole ? undefined : 'parley-clip'} title={isWhole ? undefined : text}>
      {text}
    </bdi>
  );
}

function scopeOf(ids: ApiKeyResponse['deploymentIds'], deployments: DeploymentNames, { scopes }: ApiKeyLabels): string {
  return ids == null ? scopes.all : ids.map((id) => deployments.get(id) ?? `#${id}`).join(', ');
}

/** When a key was last used: what uses it will stop working. */
export function LastUse({ item: { lastUsedAt } }: { item: ApiKeyResponse }) {
  const { columns: words } = useApiKeyLabels();
  return <Facts facts={[[words.lastUsed, <LastUsed key="used" at={lastUsedAt} />]]} />;
}

function LastUsed({ at }: { at: string | null | undefined }) {
  const { neverUsed } = useApiKeyLabels();
  return at == null ? <span className="parley-muted">{neverUsed}</span> : <TimeAgo at={at} />;
}

function Expiry({ of: key }: { of: ApiKeyResponse }) {
  const { expiry: words } = useApiKeyLabels();
  const { dateTime } = useFormats();
  const [nowMs] = useState(Date.now);
  const expiry = expiryOf(key, nowMs);
  if (expiry === 'never' || key.expiresAt == null) return <span className="parley-muted">{words.never}</span>;
  const time = <time dateTime={key.expiresAt}>{dateTime(key.expiresAt)}</time>;
  if (expiry === 'later') return time;
  return (
    <Badge tone={expiry === 'soon' ? 'warning' : 'danger'} title={dateTime(key.expiresAt)}>
      {expiry === 'soon' ? words.soon : words.expired}
    </Badge>
  );
}
