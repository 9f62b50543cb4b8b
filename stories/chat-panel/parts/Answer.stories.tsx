import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Answer } from '../../../src/chat/panel/turn/Answer.js';
import { salesAnswerStep } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Answer',
  component: Answer,
  render: (args) => (
    <TurnPartStage>
      <Answer {...args} />
    </TurnPartStage>
  ),
} satisfies Meta<typeof Answer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew through 2025');
  },
};

export const Streaming: Story = {
  render: (args) => (
    <TurnPartStage paceMs={60} script={{ '*': [salesAnswerStep] }}>
      <Answer {...args} />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'running');
    await waitFor(() => expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew'));
  },
};
