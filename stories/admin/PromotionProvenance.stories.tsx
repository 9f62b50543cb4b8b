import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionProvenance } from '../../src/admin.js';
import { PromotionStage, type PromotionStageProps } from './support/PromotionStage.js';
import { expectState } from './support/widgetStates.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/Content/Promotion provenance',
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionProvenance workbook={workbook} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

export const Promoted: Story = {
  name: 'Promoted from another deployment',
  args: { deploymentId: 1 },
  play: (story) => expectState(story, 'promotion-provenance', 'ready', 'Promoted from'),
};

export const Source: Story = {
  name: 'Source of promotions',
  play: (story) => expectState(story, 'promotion-provenance', 'ready', 'Promoted to'),
};
