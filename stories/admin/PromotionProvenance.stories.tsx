import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionProvenance } from '../../src/index.js';
import { neverMs } from './support/AdminStage.js';
import { PromotionStage, type PromotionStageProps } from './support/PromotionStage.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/Promotion provenance',
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionProvenance workbook={workbook} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

const failing = (faults: ReturnType<NonNullable<PromotionStageProps['faultsOf']>>): PromotionStageProps => ({
  faultsOf: ({ pathname }) => (pathname.endsWith('/promotion') ? faults : undefined),
});

export const Promoted: Story = { name: 'Promoted from elsewhere', args: { deploymentId: 1 } };

export const Source: Story = { name: 'Where promotions began' };

export const Loading: Story = { name: 'Loading', args: failing({ delayMs: neverMs }) };

export const NotRead: Story = { name: 'Could not be read', args: failing({ failOnce: [{ status: 503 }] }) };
