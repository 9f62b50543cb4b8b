import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishNotificationSchedules } from '../../../src/admin/notification-schedules/labels/en.js';
import { NotificationRecipients } from '../../../src/admin.js';
import { addRecipients, deleteNotification, getRecipients } from '../../../src/client.js';
import { isolate } from '../../../src/ui/text/isolate.js';
import { startWorld } from '../../data/support/startWorld.js';

const { recipients: words } = englishNotificationSchedules;
const schedule = { deploymentId: 1, id: 1 };

/** Shows the recipients with the dialog that adds some, at one of its tabs. */
async function showAdding(tab: string) {
  const world = startWorld();
  const onAdded = vi.fn();
  render(<NotificationRecipients deploymentId={1} notificationId={1} onAdded={onAdded} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: words.add.action }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add.action }));
  await userEvent.click(dialog.getByRole('tab', { name: tab }));
  const fill = (name: string, value: string) => fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  const submit = () => userEvent.click(dialog.getByRole('button', { name: words.add.submit }));
  return { ...world, onAdded, dialog, fill, submit };
}

describe('recipients', () => {
  it('who are users are added by email, and the toast counts the new ones and the others', async () => {
    const { client, fill, submit, onAdded } = await showAdding(words.kinds.emails);
    const before = (await getRecipients(client, schedule)).items.map(({ email }) => email);
    fill(words.emails, `Ada <${before[0]}>; misaki.tanaka@parley.example`);
    await submit();
    expect(await screen.findByText('Added 1 · 1 already up to date')).toBeVisible();
    expect((await getRecipients(client, schedule)).items).toHaveLength(before.length + 1);
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('are added without what cannot be read, which is shown before and stays afterwards', async () => {
    const { fill, submit, dialog, onAdded } = await showAdding(words.kinds.emails);
    fill(words.emails, 'Tanaka, Misaki <misaki.tanaka@parley.example>; nobody');
    expect(await dialog.findByText(words.problems.email('nobody'))).toBeVisible();
    await submit();
    expect(await screen.findByText(words.add.done(isolate('misaki.tanaka@parley.example')))).toBeVisible();
    expect(dialog.getByRole('textbox', { name: words.emails })).toHaveValue('nobody');
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('who are embed users are updated if their email has changed', async () => {
    const { client, fill, submit } = await showAdding(words.kinds.embedUsers);
    const buyer = {
      type: 'EMBED_USER',
      embedTenantName: 'harbor-goods',
      externalId: 'buyer-77',
      email: 'old@harbor-goods.example',
    } as const;
    await addRecipients(client, { ...schedule, recipients: [buyer] });
    fill(words.tenant, 'harbor-goods');
    fill(words.people, 'buyer-77, new@harbor-goods.example\nbuyer-78, other@harbor-goods.example');
    fill(words.context, '{"region":"North"}');
    await submit();
    expect(await screen.findByText('Added 1 · Updated 1')).toBeVisible();
    const { items } = await getRecipients(client, schedule);
    expect(items.find(({ externalId }) => externalId === 'buyer-77')?.email).toBe('new@harbor-goods.example');
  });

  it('are not added if one of them is refused, and what was entered stays', async () => {
    const { client, fill, submit, dialog, onAdded } = await showAdding(words.kinds.emails);
    const { items } = await getRecipients(client, schedule);
    fill(words.emails, 'misaki.tanaka@parley.example, nobody@elsewhere.example');
    await submit();
    expect(await dialog.findByText(words.add.failed)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: words.emails })).toHaveValue('misaki.tanaka@parley.example, nobody@elsewhere.example');
    expect((await getRecipients(client, schedule)).items).toEqual(items);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('of a deleted schedule are not added', async () => {
    const { client, fill, submit, dialog } = await showAdding(words.kinds.emails);
    await deleteNotification(client, schedule);
    fill(words.emails, 'misaki.tanaka@parley.example');
    await submit();
    expect(await dialog.findByText(words.add.failed)).toBeVisible();
  });

  it('are removed with an undo if they are users of the account', async () => {
    const { client, wrapper } = startWorld();
    render(<NotificationRecipients deploymentId={1} notificationId={1} />, { wrapper });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Added/)).toBeVisible();
    await waitFor(async () => expect((await getRecipients(client, schedule)).items.some(({ userId }) => userId === 1)).toBe(true));
  });
});
