import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PromotionDialog, type PromotionDialogProps } from '../../../src/admin.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { PromotionStage, type PromotionStageProps } from '../support/PromotionStage.js';
import { expectState, failing, waiting, widgetStates } from '../support/widgetStates.js';

type Args = PromotionStageProps & Pick<PromotionDialogProps, 'pageSize' | 'onBeforePromote' | 'onPromoted' | 'onError'>;

const meta: Meta<Args> = {
  title: 'Admin/States/Promotion',
  tags: ['!dev', '!autodocs'],
  args: { onPromoted: fn(), onError: fn() },
  render: ({ pageSize, onBeforePromote, onPromoted, onError, ...stage }) => (
    <PromotionStage {...stage}>
      {(workbook) => (
        <PromotionDialog workbook={workbook} defaultOpen {...{ pageSize, onBeforePromote, onPromoted, onError }}>
          Promote…
        </PromotionDialog>
      )}
    </PromotionStage>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const slot = 'promotion-dialog';
const states = widgetStates(slot);
const edited = 'Revenue overview';
const isPreview = ({ pathname }: URL) => pathname.endsWith('/promotion-previews');
const isPromotion = ({ pathname }: URL, method: string) => method === 'POST' && pathname.endsWith('/promotions');
const isLinks = ({ pathname }: URL) => pathname.endsWith('/promotion-links');
const nothing = { items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null } };

export const Loading: Story = { name: 'Loading destinations', ...states.loading };

export const NoDestination: Story = {
  name: 'No other deployment',
  args: {
    faultsOf: (url) => (isLinks(url) || url.pathname.endsWith('/deployments') ? { failOnce: [{ status: 200, body: nothing }] } : undefined),
  },
  play: (story) => expectState(story, slot, 'empty', 'No other deployments'),
};

export const LoadFailed: Story = { name: 'Failed to load destinations', ...states.loadFailed };

export const Denied: Story = { name: 'Destinations denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh destinations', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more destinations',
  args: { pageSize: 2, promotedTo: ['Europe', 'Asia'], faultsOf: states.loadMoreFailed.args.faultsOf },
  async play(story) {
    await userEvent.click(await find('radio', /Production/));
    await press('Load more');
    await expectState(story, slot, 'ready', /^Couldn’t load more/, 'Retry');
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await expect(screen.getByRole('radio', { name: /Production/ })).toBeChecked();
    await expect(screen.getByRole('radio', { name: /Europe/ })).toBeEnabled();
  },
};

export const DeploymentsFailed: Story = {
  name: 'Failed to load deployments',
  args: { name: 'Metric comparison', faultsOf: failing(503, ({ pathname }) => pathname.endsWith('/deployments')) },
  async play(story) {
    await userEvent.click(await find('radio', /A new workbook/));
    await expectState(story, slot, 'ready', 'Retry');
  },
};

export const Previewing: Story = {
  name: 'Creating the preview',
  args: { faultsOf: waiting(isPreview) },
  async play() {
    await chooseBefore();
    await press('Preview');
    await expect(await find('button', 'Preview')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Promoting: Story = {
  name: 'Promoting',
  args: { faultsOf: waiting(isPromotion) },
  async play() {
    await confirm();
    await press('Update');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const PreviewRefused: Story = {
  name: 'Promotion refused by the preview',
  args: {
    faultsOf: (url) =>
      isPreview(url)
        ? { failOnce: [{ status: 422, body: { message: 'The workbook holds a report that its metric view does not allow.' } }] }
        : undefined,
  },
  async play(story) {
    await chooseBefore();
    await press('Preview');
    await expectState(story, slot, 'error', 'This workbook can’t be promoted as it is', /metric view does not allow/);
    await expect(await find('radio', /promoted before/)).toBeChecked();
  },
};

export const SignedOut: Story = {
  name: 'Session ended before promoting',
  args: { faultsOf: failing(401, isPromotion) },
  async play(story) {
    await confirm();
    await press('Update');
    await expectState(story, slot, 'error', 'Your session has ended');
  },
};

export const Gone: Story = {
  name: 'Deleted before promoting',
  args: { faultsOf: failing(404, isPromotion) },
  async play(story) {
    await confirm();
    await press('Update');
    await expectState(story, slot, 'error', 'This no longer exists');
  },
};

export const TooMany: Story = {
  name: 'Too many requests',
  args: { faultsOf: failing(429, isPromotion) },
  async play(story) {
    await confirm();
    await press('Update');
    await expectState(story, slot, 'error', 'Too many requests', 'Try again');
  },
};

export const EditedAtDestination: Story = {
  name: 'Edited at the destination since the preview',
  args: {
    faultsOf: (url, count) =>
      url.pathname.endsWith('/promotions') && count === 0
        ? { failOnce: [{ status: 409, body: { code: 'destination_diverged', message: 'The destination was edited.' } }] }
        : undefined,
  },
  async play(story) {
    await confirm();
    await press('Update');
    await expectState(story, slot, 'ready', 'Something changed since the last preview');
    await find('button', 'Continue');
  },
};

export const Retried: Story = {
  name: 'Retried after an unknown outcome',
  args: { name: edited, faultsOf: (url, count) => (url.pathname.endsWith('/promotions') && count === 0 ? noAnswer : undefined) },
  async play({ args }) {
    await confirm();
    await userEvent.click(await find('checkbox'));
    await press('Replace and update');
    await screen.findByText('Couldn’t confirm the promotion');
    await press('Try again');
    await find('button', 'Done');
    await expect(args.onPromoted).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(expect.anything(), { widget: slot, operation: 'promoteWorkbook' });
  },
};

export const ChoicesKept: Story = {
  name: 'Closed and reopened',
  args: { name: edited },
  async play() {
    await confirm();
    await userEvent.click(await find('checkbox'));
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await press('Promote…');
    await expect(await find('checkbox')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Promote…' })).toHaveFocus());
  },
};

export const Vetoed: Story = {
  name: 'Vetoed by the host',
  args: { onBeforePromote: () => false },
  async play({ args }) {
    await confirm();
    await press('Update');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy'));
    await expect(args.onPromoted).not.toHaveBeenCalled();
  },
};

const noAnswer = { failOnce: [{ status: 504 as const }] };

const find = (role: string, name?: string | RegExp) => screen.findByRole(role, name === undefined ? {} : { name });

async function press(button: string): Promise<void> {
  await userEvent.click(await find('button', button));
}

async function chooseBefore(): Promise<void> {
  await userEvent.click(await find('radio', /promoted before/));
}

async function confirm(): Promise<void> {
  await chooseBefore();
  await press('Preview');
  await press('Continue');
  await find('button', 'Back');
}
