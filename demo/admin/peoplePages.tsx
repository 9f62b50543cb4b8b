import { Roles, UserAttributes, UserGroups, userAttributeParams } from '../../src/admin.js';
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

const searchAlone = {};
