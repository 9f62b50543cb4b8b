import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PromotionHistory } from '../../src/index.js';
import { neverMs } from './support/AdminStage.js';
import { PromotionStage, type PromotionStageProps } from './support/PromotionStage.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/Promotion history',
  render: (stage) => <PromotionStage {...stage}>{(workbook) => <PromotionHistory workbook={workbook} pageSize={4} />}</PromotionStage>,
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

const ofHistory = (faults: (count: number) => ReturnType<NonNullable<PromotionStageProps['faultsOf']>>): PromotionStageProps => ({
  faultsOf: ({ pathname }, count) => (pathname.endsWith('/promotions') ? faults(count) : undefined),
});

export const FirstPage: Story = { name: 'First page' };

export const DestinationGone: Story = { name: 'A destination that is gone', args: { name: 'Metric comparison' } };

export const NothingYet: Story = { name: 'Not promoted yet', args: { name: 'Release smoke test' } };

export const Loading: Story = { name: 'Loading', args: ofHistory(() => ({ delayMs: neverMs })) };

export const NotRead: Story = { name: 'Could not be read', args: ofHistory(() => ({ failOnce: [{ status: 503 }] })) };

export const Denied: Story = { name: 'Not allowed', args: ofHistory(() => ({ failOnce: [{ status: 403 }] })) };

export const NoFurtherPage: Story = {
  name: 'A next page that failed',
  args: { faultsOf: ({ search }) => (search.includes('after=') ? { failOnce: [{ status: 503 }] } : undefined) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }, { timeout: 10_000 }));
    await screen.findByText(/More could not be loaded/, {}, { timeout: 10_000 });
  },
};
