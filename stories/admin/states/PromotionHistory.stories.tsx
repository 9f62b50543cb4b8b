import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionHistory } from '../../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from '../support/PromotionStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/States/Promotion history',
  tags: ['!dev', '!autodocs'],
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

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadingMore: Story = { name: 'Loading more', ...states.loadingMore };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: states.loadMoreFailed.args,
  async play(story) {
    await states.loadMoreFailed.play(story);
    await expect(story.canvasElement.querySelectorAll('tbody tr')).toHaveLength(4);
  },
};
