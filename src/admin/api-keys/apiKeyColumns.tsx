'use client';
import { useState } from 'react';
import type { ApiKeyResponse } from '../../client/resources/api-keys.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts } from '../kit/layout/layout.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import type { DeploymentNames } from '../shared/workspace/useDeploymentNames.js';
import { expiryOf } from './apiKeyForm.js';
import type { ApiKeyLabels } from './labels/ApiKeyLabels.js';
import { useApiKeyLabels } from './useApiKeyLabels.js';

interface CellContext extends Pick<DeploymentNames, 'deploymentName'> {
  readonly open: (id: number) => void;
}

export const apiKeyColumns: readonly ResourceColumn<ApiKeyResponse, ApiKeyLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    sort: 'ASC',
    hasTwoLines: true,
    value: ({ name }) => name,
    cell: ({ id, name, suffix }, { open }) => (
      <>
        <OpenName onOpen={() => open(id)}>{name}</OpenName>
        {suffix != null && (
          <span className="parley-caption parley-lines">
            <bdi dir="ltr" className="parley-code">
              …{suffix}
            </bdi>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'scope',
    header: ({ columns }) => columns.scope,
    value: ({ deploymentIds }, { labels, context }) => scopeOf(deploymentIds, context.deploymentName, labels),
    cell: ({ deploymentIds }, { deploymentName }) => <Scope ids={deploymentIds} deploymentName={deploymentName} />,
  },
  {
    id: 'lastUsedAt',
    sort: 'DESC',
    header: ({ columns }) => columns.lastUsed,
    width: '18ch',
    isNamedInCards: ({ lastUsedAt }) => lastUsedAt != null,
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} />,
  },
  {
    id: 'expiresAt',
    sort: 'ASC',
    header: ({ columns }) => columns.expires,
    width: '24ch',
    // The other texts name themselves: “Doesn’t expire”, “Expires soon”.
    isNamedInCards: (key) => expiryOf(key, Date.now()) === 'later',
    value: ({ expiresAt }) => expiresAt,
    cell: (key) => <Expiry of={key} />,
  },
];

/** The details of a key, in its drawer. */
export function ApiKeyFacts({ apiKey, deploymentName }: { apiKey: ApiKeyResponse } & Pick<DeploymentNames, 'deploymentName'>) {
  const { columns: words, endpoints } = useApiKeyLabels();
  const { dateTime } = useFormats();
  const { suffix, deploymentIds, allowedEndpoints, createdAt, lastUsedAt } = apiKey;
  return (
    <Facts
      facts={[
        [words.suffix, suffix != null && <code dir="ltr">…{suffix}</code>],
        [words.scope, <Scope key="scope" ids={deploymentIds} deploymentName={deploymentName} isWhole />],
        [endpoints, allowedEndpoints != null && <code dir="ltr">{allowedEndpoints.join(', ')}</code>],
        [words.lastUsed, <LastUsed key="used" at={lastUsedAt} />],
        [words.expires, <Expiry key="expiry" of={apiKey} />],
        [words.created, dateTime(createdAt)],
      ]}
    />
  );
}

interface ScopeProps extends Pick<DeploymentNames, 'deploymentName'> {
  ids: ApiKeyResponse['deploymentIds'];
  isWhole?: boolean;
}

function Scope({ ids, deploymentName, isWhole = false }: ScopeProps) {
  const text = scopeOf(ids, deploymentName, useApiKeyLabels());
  return (
    <bdi className={isWhole ? undefined : 'parley-clip'} title={isWhole ? undefined : text}>
      {text}
    </bdi>
  );
}

function scopeOf(ids: ScopeProps['ids'], deploymentName: DeploymentNames['deploymentName'], { scopes }: ApiKeyLabels): string {
  return ids == null ? scopes.all : ids.map((id) => deploymentName(id) ?? `#${id}`).join(', ');
}

/** The last use of a key, to consider before revoking it: whatever uses it stops working. */
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
  if (expiry === 'later') return <time dateTime={key.expiresAt}>{dateTime(key.expiresAt)}</time>;
  return (
    <Badge tone={expiry === 'soon' ? 'warning' : 'danger'} title={dateTime(key.expiresAt)}>
      {expiry === 'soon' ? words.soon : words.expired}
    </Badge>
  );
}
