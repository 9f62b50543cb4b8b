import { ApiKeys, type ApiKeysProps, MyConnections, OAuthIntegrations, TokenMinter } from '../../src/admin.js';
import { sortParam, useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';
import { useAddressDialog } from './useAddressDialog.js';

export function IntegrationsPage({ guard, address }: PageProps) {
  return (
    <OAuthIntegrations
      openId={address.id('integration') ?? null}
      onOpenIdChange={(integration) => address.change({ integration })}
      leaveGuard={guard}
      {...useListParams(integrationParams, address.params)}
    />
  );
}

export function ConnectionsPage({ address }: PageProps) {
  return <MyConnections {...useListParams(connectionParams, address.params)} />;
}

export function KeysPage({ address }: PageProps) {
  const dialogs = useAddressDialog<NonNullable<ApiKeysProps['dialog']>>(address, { kind: 'create' });
  return <ApiKeys openId={address.id('key') ?? null} onOpenIdChange={(key) => address.change({ key })} {...dialogs} />;
}

export function MinterPage({ deploymentId, address }: PageProps) {
  const [kind] = address.choices('kind', tokenKinds);
  return <TokenMinter deploymentId={deploymentId} kind={kind ?? 'deployment'} onKindChange={(next) => address.change({ kind: next })} />;
}

const tokenKinds = ['deployment', 'environment', 'usage'] as const;
const integrationParams = { sort: sortParam(['name', 'type', 'updatedAt'], {}) };
const connectionParams = { sort: sortParam(['name', 'state', 'expiresAt'], {}) };
