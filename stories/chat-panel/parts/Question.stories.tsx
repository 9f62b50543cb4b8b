import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Question } from '../../../src/chat/panel/turn/Question.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Question',
  component: Question,
  render: (args) => (
    <TurnPartStage>
      <Question {...args} />
    </TurnPartStage>
  ),
} satisfies Meta<typeof Question>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'question')).toHaveTextContent(salesQuestion);
    await expect(within(turn).getByRole('button', { name: 'Edit and ask again' })).toBeInTheDocument();
  },
};
