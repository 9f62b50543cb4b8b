import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/TurnList',
  component: TurnList,
} satisfies Meta<typeof TurnList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithOneTurn: Story = {
  render: (args) => (
    <PartStage question={salesQuestion} height={560}>
      <TurnList {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await expect(within(canvasElement).getByRole('log', { name: 'Conversation' })).toHaveTextContent(salesQuestion);
  },
};

export const Empty: Story = {
  args: { empty: <p>Nothing was asked yet.</p> },
  render: (args) => (
    <PartStage>
      <TurnList {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('log')).toHaveTextContent('Nothing was asked yet.');
  },
};
