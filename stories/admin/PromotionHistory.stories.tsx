import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionHistory } from '../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from './support/PromotionStage.js';
import { expectState } from './support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/Content/Promotion history',
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionHistory workbook={workbook} pageSize={4} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

export const FirstPage: Story = {
  name: 'First page',
  play: (story) => expectState(story, 'promotion-history', 'ready', 'Showing the first 4'),
};

export const DeletedDestination: Story = {
  name: 'Deleted destination',
  args: { name: 'Metric comparison' },
  play: (story) => expectState(story, 'promotion-history', 'ready', 'Deleted or not accessible to you'),
};
