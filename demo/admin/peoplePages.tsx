import { ProvisioningMonitor, provisionedUserParams, Roles, UserAttributes, UserGroups, userAttributeParams } from '../../src/admin.js';
import { useListParams, useMe } from '../../src/data.js';
import type { PageProps } from './pages.js';

export function AttributesPage({ guard, address }: PageProps) {
  return (
    <UserAttributes
      openId={address.id('attribute') ?? null}
      onOpenIdChange={(attribute) => address.change({ attribute })}
      leaveGuard={guard}
      {...useListParams(userAttributeParams, address.params)}
    />
  );
}

export function GroupsPage({ guard, address }: PageProps) {
  const { data: me } = useMe();
  return (
    <UserGroups
      // The console's server lets administrators alone read and change what provisioning knows.
      isProvisioned={me?.isAdmin === true}
      openId={address.id('group') ?? null}
      onOpenIdChange={(group) => address.change({ group })}
      leaveGuard={guard}
      {...useListParams(searchAlone, address.params)}
    />
  );
}

export function RolesPage({ guard, address }: PageProps) {
  return <Roles openId={address.id('role') ?? null} onOpenIdChange={(role) => address.change({ role })} leaveGuard={guard} />;
}

export function ProvisioningPage({ address }: PageProps) {
  const view = address.text('view') === 'groups' ? 'groups' : 'users';
  const shared = {
    openId: address.text('record') ?? null,
    onOpenIdChange: (record: string | undefined) => address.change({ record }),
  };
  const users = useListParams(provisionedUserParams, address.params);
  const groups = useListParams(searchAlone, address.params);
  return (
    <ProvisioningMonitor
      view={view}
      onViewChange={(next) => address.change({ view: next === 'users' ? undefined : next, record: undefined, search: undefined })}
      users={{ ...shared, ...users }}
      groups={{ ...shared, ...groups }}
    />
  );
}

const searchAlone = {};
