import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../../local-service/src/resources/createManagement.js';
import { UserGroups, type UserGroupsProps } from '../../../src/admin.js';
import { createServiceClient, getScimGroup, listGroups, patchScimGroup } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { describeWidget } from '../../support/describeWidget.js';

describeWidget('UserGroups', (props) => <UserGroups {...props} />, UserGroups, {
  slot: 'user-groups',
  whenEmpty: ['No user groups'],
  read: /^GET .*user-groups\b/,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Group ${index + 1}`, userCount: index })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
});

function show(props: UserGroupsProps = {}) {
  const service = createLocalService({ agent: { answer: async function* () {} } });
  const requests: string[] = [];
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    scimCredentials: { kind: 'bearer', token: service.scimToken },
    retry: false,
    fetch(request) {
      requests.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`);
      return service.fetch(request);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ParleyProvider client={client} storage={null}>
      {children}
    </ParleyProvider>
  );
  render(<UserGroups isProvisioned {...props} />, { wrapper });
  return { client, requests };
}

describe('the user groups', () => {
  it('are searched by the service', async () => {
    const { requests } = show();
    await screen.findByRole('rowheader', { name: 'Executives' });
    await userEvent.type(screen.getByRole('searchbox'), 'team{Enter}');
    await waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Data team']));
    expect(requests.some((sent) => sent.includes('search=team'))).toBe(true);
  });

  it('are read-only without provisioning, and say why', async () => {
    const { requests } = show({ isProvisioned: false, defaultOpenId: 2 });
    await screen.findByRole('rowheader', { name: 'Executives' });
    expect(screen.getByText('Groups are managed by your identity provider.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add group|^Actions for|Executives/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter((sent) => sent.includes('/scim/'))).toEqual([]);
  });

  it('are added, and a name that is taken stays in the form', async () => {
    const onCreated = vi.fn();
    const { client } = show({ onCreated, defaultDialog: { kind: 'create' } });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'finance');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    expect(await dialog.findByText('Another group already has this name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' II');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith({ id: expect.any(Number), name: 'finance II' }, { name: 'finance II' }));
    expect((await listGroups(client, { search: 'finance II' })).items).toHaveLength(1);
    // The new group is open, for its members.
    const drawer = within(await screen.findByRole('dialog', { name: 'finance II' }));
    expect(await drawer.findByRole('button', { name: 'Add members' })).toBeVisible();
  });

  it('are renamed, with both names to choose from if someone else has renamed the group meanwhile', async () => {
    const onRenamed = vi.fn();
    const { client } = show({ defaultOpenId: 5, onRenamed });
    const drawer = within(await screen.findByRole('dialog', { name: 'E-commerce' }));
    await drawer.findByRole('table', { name: 'Members' });
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' EU');
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
    await patchScimGroup(client, { id: '5', schemas, Operations: [{ op: 'replace', path: 'displayName', value: 'Shop' }] });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const notice = within(await drawer.findByRole('region', { name: 'Changed by someone else' }));
    expect(notice.getByText('Shop')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Keep yours' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onRenamed).toHaveBeenCalledOnce());
    expect(onRenamed.mock.calls[0]?.[0]).toEqual({ id: 5, name: 'E-commerce EU' });
  });

  it('gain several members with one call, and those who are members already cannot be chosen', async () => {
    const onMembersAdded = vi.fn();
    const { client, requests } = show({ defaultOpenId: 18, onMembersAdded });
    const drawer = within(await screen.findByRole('dialog', { name: 'Interns 2019' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Add members' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add members to/ }));
    const search = dialog.getByRole('searchbox', { name: 'Search users' });
    await userEvent.click((await dialog.findAllByRole('checkbox'))[1] as HTMLElement);
    // Enter searches, and does not submit the form.
    await userEvent.type(search, 'analyst@{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
    await userEvent.click((await dialog.findAllByRole('checkbox'))[1] as HTMLElement);
    expect(within(dialog.getByRole('list', { name: 'Selected users' })).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Add members' }));
    expect(await screen.findByText('Added 2 members')).toBeVisible();
    const [group, userIds] = onMembersAdded.mock.calls[0] ?? [];
    expect(group).toMatchObject({ id: 18 });
    const { members = [] } = await getScimGroup(client, { id: '18' });
    expect(members.map(({ value }) => Number(value))).toEqual(userIds);
    expect(requests.filter((sent) => sent.startsWith('PATCH'))).toHaveLength(1);
    await userEvent.click(await drawer.findByRole('button', { name: 'Add members' }));
    const again = within(await screen.findByRole('dialog', { name: /^Add members to/ }));
    expect((await again.findAllByRole('checkbox'))[1]).toBeDisabled();
  });

  it('lose a member, who can be brought back', async () => {
    const onMembersRemoved = vi.fn();
    const { client } = show({ defaultOpenId: 2, onMembersRemoved });
    const drawer = within(await screen.findByRole('dialog', { name: 'Data team' }));
    const before = (await getScimGroup(client, { id: '2' })).members?.length ?? 0;
    await userEvent.click((await drawer.findAllByRole('button', { name: /^Remove .* from the group$/ }))[0] as HTMLElement);
    await waitFor(() => expect(onMembersRemoved).toHaveBeenCalledOnce());
    expect((await getScimGroup(client, { id: '2' })).members).toHaveLength(before - 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await getScimGroup(client, { id: '2' })).members).toHaveLength(before));
  });

  it('say how many members a group has before it is deleted', async () => {
    const { client } = show();
    await screen.findByRole('rowheader', { name: 'Interns 2019' });
    await userEvent.click(screen.getByRole('button', { name: /^Actions for .*Interns 2019/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('The group has no members.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await listGroups(client, { search: 'Interns' })).items).toEqual([]));
  });
});
