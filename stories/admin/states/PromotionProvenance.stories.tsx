import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionProvenance } from '../../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from '../support/PromotionStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/States/Promotion provenance',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1 },
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionProvenance workbook={workbook} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

const slot = 'promotion-provenance';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Never: Story = {
  name: 'Never promoted',
  args: { deploymentId: 2, name: 'Release smoke test' },
  play: (story) => expectState(story, slot, 'empty', 'Never promoted'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
