import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Turn } from '../../../src/chat/panel/turn/Turn.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Turn',
  component: Turn,
  render: (args) => (
    <PartStage question={salesQuestion} height={640}>
      <TurnList>
        <Turn {...args} />
      </TurnList>
    </PartStage>
  ),
} satisfies Meta<typeof Turn>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    for (const part of ['question', 'steps', 'sql-result', 'answer']) await waitFor(() => expect(slot(turn, part)).toBeInTheDocument());
  },
};
