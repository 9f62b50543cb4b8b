import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionProvenance } from '../../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from '../support/PromotionStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/States/Promotion provenance',
  tags: ['!autodocs'],
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

export const NotRead: Story = { name: 'Could not be read', ...states.notRead };

export const Denied: Story = { name: 'Not allowed', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineAtFirst: Story = { name: 'Offline from the start', ...states.offlineAtFirst };

export const NotRefreshed: Story = { name: 'Could not be refreshed', ...states.notRefreshed };
