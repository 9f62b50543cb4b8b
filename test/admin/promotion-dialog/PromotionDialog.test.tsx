import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PromotionDialog, type PromotionDialogProps } from '../../../src/admin.js';
import { createServiceClient, generateSession, getWorkbooks, postTokenBySessionId, updateWorkbook } from '../../../src/client.js';
import { promoteToNewDeployments } from '../../../stories/admin/support/promoteToNewDeployments.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { chooseOption } from '../../support/chooseOption.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const production = 1;
const staging = 2;
const promotions = /^POST .*\/promotions$/;
const previews = /^POST .*\/promotion-previews$/;

async function addressOf({ client }: World, name: string, deploymentId = staging) {
  const { items } = await getWorkbooks(client, { deploymentId });
  return { deploymentId, workbookId: items.find((item) => item.name === name)?.id ?? 0 };
}

const root = () => document.querySelector('[data-slot="promotion-dialog"]');

async function openDialog(name = 'Daily trading', props: Partial<PromotionDialogProps> = {}, world = startWorld()) {
  const workbook = await addressOf(world, name);
  const user = userEvent.setup();
  render(
    <PromotionDialog workbook={workbook} defaultOpen {...props}>
      Promote…
    </PromotionDialog>,
    { wrapper: world.wrapper },
  );
  const press = async (button: string) => user.click(await screen.findByRole('button', { name: button }));
  const chooseBefore = async () => user.click(await screen.findByRole('radio', { name: /promoted before/ }));
  const toConfirmation = async () => {
    await chooseBefore();
    await press('Preview');
    await press('Continue');
  };
  return { world, workbook, user, press, chooseBefore, toConfirmation };
}

describe('the promotion dialog', () => {
  it('leads from the destination through preview and confirmation to the outcome', async () => {
    const onPromoted = vi.fn();
    const { press, chooseBefore, world } = await openDialog('Daily trading', { onPromoted });
    expect(await screen.findByRole('dialog', { name: 'Promote “Daily trading”' })).toHaveAttribute('data-slot', 'promotion-popup');
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeDisabled();
    await chooseBefore();
    await press('Preview');
    await screen.findByText(/^Includes/);
    expect(screen.getAllByRole('button', { name: /^Copy (source|destination) hash/ })).toHaveLength(2);
    expect(world.sent(promotions)).toEqual([]);
    await press('Continue');
    expect(await screen.findByText('Update “Daily trading” in Production')).toBeVisible();
    await press('Update');
    expect(await screen.findByText('Updated “Daily trading” in Production')).toBeVisible();
    expect(root()).toHaveAttribute('data-step', 'done');
    const outcome = screen.getByRole('group', { name: 'Outcome' });
    expect(outcome).toHaveFocus();
    expect(outcome).toHaveAccessibleDescription(/^Updated “Daily trading” in Production/);
    expect(within(outcome).queryByRole('status')).toBeNull();
    expect(onPromoted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'updated' }));
    await press('Done');
    await dialogCloses();
    await press('Promote…');
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeDisabled();
  });

  it('reports that nothing changed if both are the same', async () => {
    const { press, toConfirmation, chooseBefore } = await openDialog();
    await toConfirmation();
    await press('Update');
    await press('Promote to another deployment');
    await chooseBefore();
    await press('Preview');
    await press('Continue');
    await press('Update');
    expect(await screen.findByText('“Daily trading” was already up to date in Production')).toBeVisible();
  });

  it('moves the focus along from step to step', async () => {
    const { press, chooseBefore } = await openDialog();
    await chooseBefore();
    await press('Preview');
    await screen.findByRole('button', { name: 'Continue' });
    expect(document.activeElement).toHaveAttribute('aria-label', 'Preview');
    await press('Continue');
    await screen.findByRole('button', { name: 'Back' });
    expect(document.activeElement).toHaveAttribute('aria-label', 'Confirm');
    await press('Back');
    await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getByRole('radio', { checked: true })).toBeVisible();
  });

  it('does not promote on the second click of a double click on Continue', async () => {
    const { press, chooseBefore, user, world } = await openDialog();
    await chooseBefore();
    await press('Preview');
    await user.dblClick(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('button', { name: 'Update' });
    await user.dblClick(screen.getByRole('button', { name: 'Update' }));
    await screen.findByRole('button', { name: 'Done' });
    expect(world.sent(promotions)).toHaveLength(1);
  });

  it('overwrites edits at the destination only after an explicit tick', async () => {
    const { press, toConfirmation, user } = await openDialog('Revenue overview');
    await toConfirmation();
    expect(await screen.findByText('Update “Revenue overview” in Production, replacing edits made there')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Replace and update' });
    expect(button).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Replace the edits made in Production/ }));
    expect(button).toBeEnabled();
    await press('Replace and update');
    expect(await screen.findByText('Edits made there were replaced.')).toBeVisible();
  });

  it('disables a deleted destination, and explains why', async () => {
    await openDialog('Metric comparison');
    expect(await screen.findByRole('radio', { name: /deleted, or you don’t have access/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /A new workbook/ })).toBeEnabled();
  });

  it('creates a new workbook in the selected deployment and folder', async () => {
    const { press, user } = await openDialog('Metric comparison');
    await user.click(await screen.findByRole('radio', { name: /A new workbook/ }));
    await chooseOption(await screen.findByRole('combobox', { name: 'Deployment' }), 'Production');
    await user.click(await screen.findByRole('combobox', { name: 'Choose a folder' }));
    const [, first] = await screen.findAllByRole('option');
    const folder = first?.textContent ?? '';
    await user.click(first as HTMLElement);
    await press('Preview');
    await press('Continue');
    expect(await screen.findByText(`Create “Metric comparison” in Production, in the folder “${folder}”`)).toBeVisible();
    await press('Create');
    expect(await screen.findByText('Created “Metric comparison” in Production')).toBeVisible();
  });

  it('shows what changed since the preview, creates another one and keeps the choice', async () => {
    const { press, toConfirmation, world, workbook } = await openDialog();
    await toConfirmation();
    await updateWorkbook(world.client, { ...workbook, meta: { edited: true } });
    await press('Update');
    expect(await screen.findByText('This workbook was edited.')).toBeVisible();
    expect(world.sent(previews)).toHaveLength(2);
    await press('Continue');
    await press('Update');
    expect(await screen.findByText('Updated “Daily trading” in Production')).toBeVisible();
  });

  it('keeps its selection and ticks while it is closed', async () => {
    const { press, toConfirmation, user } = await openDialog('Revenue overview');
    await toConfirmation();
    await user.click(await screen.findByRole('checkbox'));
    await user.keyboard('{Escape}');
    await dialogCloses();
    await press('Promote…');
    expect(await screen.findByRole('checkbox')).toBeChecked();
  });

  it('asks the host before promoting, which can veto', async () => {
    const onBeforePromote = vi.fn(async () => false);
    const { press, toConfirmation, world, workbook } = await openDialog('Daily trading', { onBeforePromote });
    await toConfirmation();
    await press('Update');
    await waitFor(() => expect(onBeforePromote).toHaveBeenCalledWith(expect.objectContaining({ workbook, override: false })));
    expect(await screen.findByRole('button', { name: 'Update' })).toBeEnabled();
    expect(world.sent(promotions)).toEqual([]);
  });

  it('keeps the loaded destinations and the choice if the next page fails, and loads it on Retry', async () => {
    const world = startWorld();
    const { deploymentId, workbookId } = await addressOf(world, 'Daily trading');
    await promoteToNewDeployments(world.client, { deploymentId, workbookId }, ['Europe', 'Asia', 'Africa']);
    const { press, user } = await openDialog('Daily trading', { pageSize: 2 }, world);
    await user.click(await screen.findByRole('radio', { name: /Production/ }));
    world.onRequest = (sent) => {
      if (/promotion-links.*after=/.test(sent)) throw new TypeError('offline');
    };
    await press('Load more');
    await screen.findByText(/^Couldn’t load more/);
    expect(screen.getByRole('radio', { name: /Production/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Europe/ })).toBeEnabled();
    world.onRequest = () => {};
    await press('Retry');
    await user.click(await screen.findByRole('radio', { name: /Africa/ }));
    expect(screen.queryByText(/^Couldn’t load more/)).toBeNull();
    await press('Preview');
    await press('Continue');
    expect(await screen.findByText('Update “Daily trading” in Africa')).toBeVisible();
  });

  it('is opened and closed by a host that controls `open`', async () => {
    const world = startWorld();
    const workbook = await addressOf(world, 'Daily trading');
    const onOpenChange = vi.fn();
    const { rerender } = render(<PromotionDialog workbook={workbook} open={false} onOpenChange={onOpenChange} />, {
      wrapper: world.wrapper,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.requests).toHaveLength(1);
    rerender(<PromotionDialog workbook={workbook} open onOpenChange={onOpenChange} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('a failed promotion', () => {
  it('is safe to retry if its outcome is unknown', async () => {
    const onError = vi.fn();
    const { press, toConfirmation, user, world } = await openDialog('Revenue overview', { onError });
    await toConfirmation();
    await user.click(await screen.findByRole('checkbox'));
    world.onAnswer = (sent) => {
      if (promotions.test(sent)) throw new TypeError('connection lost');
    };
    await press('Replace and update');
    expect(await screen.findByText('Couldn’t confirm the promotion')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }), {
      widget: 'promotion-dialog',
      operation: 'promoteWorkbook',
    });
    expect(screen.getByRole('checkbox')).toBeChecked();
    world.onAnswer = () => {};
    await press('Try again');
    expect(await screen.findByText('Updated “Revenue overview” in Production')).toBeVisible();
    expect(world.sent(promotions)).toHaveLength(2);
  });

  it('keeps the checkbox and explains the refusal', async () => {
    const { press, toConfirmation, user, world } = await openDialog('Revenue overview');
    await toConfirmation();
    await user.click(await screen.findByRole('checkbox'));
    world.service.faults = { failOnce: [{ status: 403, path: '/promotions' }] };
    await press('Replace and update');
    expect(await screen.findByText('You can’t promote to this destination')).toBeVisible();
    expect(root()).toHaveAttribute('data-state', 'denied');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('keeps the choice if the preview fails', async () => {
    const { press, chooseBefore, world } = await openDialog();
    await chooseBefore();
    world.onRequest = (sent) => {
      if (previews.test(sent)) throw new TypeError('offline');
    };
    await press('Preview');
    expect(await screen.findByText('Couldn’t reach the service')).toBeVisible();
    expect(screen.getByRole('radio', { name: /promoted before/ })).toBeChecked();
    world.onRequest = () => {};
    await press('Preview');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('offers to reload the destinations', async () => {
    const world = startWorld();
    const workbook = await addressOf(world, 'Daily trading');
    world.service.faults = { failOnce: [{ status: 500, path: '/promotion-links' }] };
    render(<PromotionDialog workbook={workbook} open />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /promoted before/ })).toBeEnabled();
  });

  it('explains that an embed session cannot promote', async () => {
    const world = startWorld({ credentials: (service) => ({ kind: 'embed-token', token: () => embedTokenOf(service) }) });
    render(<PromotionDialog workbook={{ deploymentId: production, workbookId: 1 }} open />, { wrapper: world.wrapper });
    expect(await screen.findByText('You can’t promote from an embedded session')).toBeVisible();
    expect(root()).toHaveAttribute('data-state', 'denied');
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  });
});

/** Of a user of an embed tenant, as an embedded page gets it. */
async function embedTokenOf(service: World['service']): Promise<string> {
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const { sessionId } = await generateSession(admin, { deploymentId: production, externalId: 'user-1', embedTenantName: 'harbor-goods' });
  return (await postTokenBySessionId(admin, { sessionId })).token;
}
