import { ApiKeys, MyConnections, OAuthIntegrations, TokenMinter } from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';

export function IntegrationsPage({ guard, address }: PageProps) {
  return (
    <OAuthIntegrations
      openId={address.id('integration') ?? null}
      onOpenIdChange={(integration) => address.change({ integration })}
      leaveGuard={guard}
      {...useListParams(searchAlone, address.params)}
    />
  );
}

export function ConnectionsPage({ address }: PageProps) {
  return <MyConnections {...useListParams(searchAlone, address.params)} />;
}

export function KeysPage({ address }: PageProps) {
  return <ApiKeys openId={address.id('key') ?? null} onOpenIdChange={(key) => address.change({ key })} />;
}

export function MinterPage({ deploymentId, address }: PageProps) {
  const [kind] = address.choices('kind', tokenKinds);
  return <TokenMinter deploymentId={deploymentId} kind={kind ?? 'deployment'} onKindChange={(next) => address.change({ kind: next })} />;
}

const tokenKinds = ['deployment', 'environment', 'usage'] as const;
const searchAlone = {};
