import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionHistory } from '../../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from '../support/PromotionStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/States/Promotion history',
  tags: ['!autodocs'],
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionHistory workbook={workbook} pageSize={4} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

const slot = 'promotion-history';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const NothingYet: Story = {
  name: 'Not promoted yet',
  args: { name: 'Release smoke test' },
  play: (story) => expectState(story, slot, 'empty', 'Not promoted yet'),
};

export const NotRead: Story = { name: 'Could not be read', ...states.notRead };

export const Denied: Story = { name: 'Not allowed', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineAtFirst: Story = { name: 'Offline from the start', ...states.offlineAtFirst };

export const NotRefreshed: Story = { name: 'Could not be refreshed', ...states.notRefreshed };

export const LoadingMore: Story = { name: 'Loading more', ...states.loadingMore };

export const PageTwoFailed: Story = {
  name: 'A next page that failed',
  args: states.pageTwoFailed.args,
  async play(story) {
    await states.pageTwoFailed.play(story);
    await expect(story.canvasElement.querySelectorAll('tbody tr')).toHaveLength(4);
  },
};
