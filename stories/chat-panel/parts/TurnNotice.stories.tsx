import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TurnNotice } from '../../../src/chat/panel/turn/TurnNotice.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/TurnNotice',
  component: TurnNotice,
} satisfies Meta<typeof TurnNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each failure of a turn has its recovery action. */
export const NotSent: Story = {
  render: () => (
    <TurnPartStage isReachable={false}>
      <TurnNotice />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'failed');
    await expect(slot(turn, 'error')).toHaveAttribute('data-kind', 'not-sent');
    await expect(within(turn).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => (
    <TurnPartStage faults={{ failOnce: [{ status: 500 }] }}>
      <TurnNotice />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'failed');
    await expect(slot(turn, 'error')).toHaveAttribute('data-kind', 'server');
    await expect(within(turn).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
