'use client';
import { TriangleAlert } from 'lucide-react';
import type { ScimUser } from '../../client/resources/scim-users.js';
import { useMe } from '../../data/resources/current-user.js';
import { useScimGroups } from '../../data/resources/scim-groups.js';
import { scimFilter } from '../../data/resources/scimPages.js';
import { listNames } from '../../react/language/listNames.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts, Note, Remark, Stack } from '../kit/layout/layout.js';
import { emailOf, fullNameOf, idOf, State } from './provisionedUserColumns.js';
import { useProvisioningLabels } from './useProvisioningLabels.js';

/** The attributes of a user as the service returns them. */
export function ProvisionedUserRecord({ user }: { user: ScimUser }) {
  const { columns: terms, facts, record, noGroups } = useProvisioningLabels().users;
  const { locale } = useFormats();
  const groups = useGroupsOf(user);
  const names = groups.data?.Resources?.map(({ displayName }) => displayName) ?? [];
  const { meta } = user;
  return (
    <Stack gap="xl">
      <Facts
        facts={[
          [terms.state, <State key="state" of={user} />],
          [terms.name, fullNameOf(user) && <bdi key="name">{fullNameOf(user)}</bdi>],
          [terms.email, emailOf(user) && <bdi key="email">{emailOf(user)}</bdi>],
          [facts.groups, groups.data && (names.length === 0 ? noGroups : listNames(locale, names))],
          [terms.externalId, user.externalId && <code key="external">{user.externalId}</code>],
          [facts.id, user.id && <code key="id">{user.id}</code>],
          [terms.created, meta?.created && <TimeAgo key="created" at={meta.created} />],
          [terms.changed, meta?.lastModified && <TimeAgo key="changed" at={meta.lastModified} />],
        ]}
      />
      <Disclosure summary={record}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls with the keyboard too */}
        <pre dir="ltr" tabIndex={0} className="parley-box parley-code-box">
          {JSON.stringify(user, null, 2)}
        </pre>
      </Disclosure>
    </Stack>
  );
}

/** The content of the dialog that deactivates a user. */
export function DeactivationNotes({ item }: { item: ScimUser }) {
  const { overwritten } = useProvisioningLabels().users;
  return (
    <>
      <Note>{overwritten}</Note>
      <OwnAccount user={item} />
    </>
  );
}

/** Lists the groups that lose the user, and warns that the identity provider may send the user again. */
export function DeletionNotes({ item }: { item: ScimUser }) {
  const { facts, noGroups, overwritten } = useProvisioningLabels().users;
  const { locale } = useFormats();
  const { data } = useGroupsOf(item);
  const names = data?.Resources?.map(({ displayName }) => displayName) ?? [];
  return (
    <>
      <Facts facts={[[facts.groups, data && (names.length === 0 ? noGroups : listNames(locale, names))]]} />
      <Note>{overwritten}</Note>
      <OwnAccount user={item} />
    </>
  );
}

function OwnAccount({ user }: { user: ScimUser }) {
  const { own } = useProvisioningLabels().users;
  const { data: me } = useMe();
  if (me === undefined || String(me.id) !== user.id) return null;
  return (
    <Remark icon={TriangleAlert} tone="warning">
      {own}
    </Remark>
  );
}

function useGroupsOf(user: ScimUser) {
  return useScimGroups({ filter: scimFilter({ members: idOf(user) }), excludedAttributes: 'members', count: 100 });
}
