import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmbedAccess } from '../../../src/admin.js';
import { getEmbedAccess, getWorkbooks, provisionEmbedUsers } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

describeWidget('EmbedAccess', (props) => <EmbedAccess deploymentId={1} workbookId={1} {...props} />, EmbedAccess, {
  slot: 'embed-access',
  read: /^GET .*embed-access/,
  bodyOf: (count) => ({
    allowEmbed: true,
    allEmbedUsers: { enabled: false, action: 'none' },
    tenants: Array.from({ length: count }, (_, id) => ({ embedTenantName: `tenant-${id}`, groupId: id, action: 'read' })),
  }),
});

describe('EmbedAccess', () => {
  async function show(name: string, props: object = {}) {
    const world = startWorld();
    const { items } = await getWorkbooks(world.client, { deploymentId: 1, first: 100 });
    const workbookId = items.find((workbook) => workbook.name === name)?.id ?? 0;
    render(<EmbedAccess deploymentId={1} workbookId={workbookId} {...props} />, { wrapper: world.wrapper });
    return { ...world, read: () => getEmbedAccess(world.client, { deploymentId: 1, workbookId }) };
  }

  it('lists who a dashboard is shared with, and why they see it', async () => {
    await show('Company scorecard');
    const everyone = await screen.findByRole('row', { name: /^All embed users/ });
    expect(everyone).toHaveTextContent('Shared with all embed users');
    expect(screen.getByRole('row', { name: /^nordlys-optik/ })).toHaveTextContent('Shared with the tenant');
  });

  it('shares with a tenant that does not see it yet, and stops sharing', async () => {
    const onShared = vi.fn();
    const onWithdrawn = vi.fn();
    const { read } = await show('Revenue overview', { onShared, onWithdrawn });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Share' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: /trial-042/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /harbor-goods/ })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /trial-042/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await screen.findByRole('row', { name: /^trial-042/ });
    expect(onShared).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*trial-042/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^trial-042/ })).toBeNull());
    expect(onWithdrawn).toHaveBeenCalledOnce();
    expect((await read()).tenants.map(({ embedTenantName }) => embedTenantName)).toEqual(['harbor-goods', 'sakura-foods']);
  });

  it('finds a tenant among thousands', async () => {
    const { client } = await show('Revenue overview');
    for (let tenant = 0; tenant < 120; tenant += 1) {
      await provisionEmbedUsers(client, { embedTenantName: `shop-${String(tenant).padStart(3, '0')}`, users: [{ externalId: 'one' }] });
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox'));
    await screen.findByRole('option', { name: 'Load more' });
    await userEvent.keyboard('shop-119');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['shop-119']));
    await userEvent.keyboard('{Enter}');
    // The choice stays on the button, although the list is back at its first page.
    expect(await dialog.findByRole('combobox')).toHaveTextContent('shop-119');
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await screen.findByRole('row', { name: /^shop-119/ });
  });

  it('allows and forbids signed embedding', async () => {
    const onBeforeEmbeddingChange = vi.fn();
    const { read } = await show('Revenue overview', { onBeforeEmbeddingChange });
    const before = (await read()).allowEmbed;
    const box = await screen.findByRole('checkbox', { name: 'Signed embedding' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await waitFor(async () => expect((await read()).allowEmbed).toBe(!before));
    await waitFor(() => expect(box).toHaveProperty('checked', !before));
    expect(onBeforeEmbeddingChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ allowEmbed: !before }));
  });
});
