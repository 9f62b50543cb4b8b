import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TurnResults } from '../../../src/chat/panel/turn/TurnResults.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/TurnResults',
  component: TurnResults,
  render: () => (
    <TurnPartStage height={560}>
      <TurnResults />
    </TurnPartStage>
  ),
} satisfies Meta<typeof TurnResults>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneResult: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(slot(turn, 'chart')).toHaveAttribute('data-state', 'ready'));
  },
};
