import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Starters } from '../../../src/chat/panel/starters/Starters.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Starters',
  component: Starters,
  args: { questions: [salesQuestion, 'Which ten products sell best?'] },
  render: (args) => (
    <PartStage>
      <Starters {...args} />
      <TurnList />
    </PartStage>
  ),
} satisfies Meta<typeof Starters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SuggestedQuestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: salesQuestion }));
    await lastTurn(canvasElement, 'done');
  },
};
