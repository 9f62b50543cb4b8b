import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TurnActions } from '../../../src/chat/panel/turn/TurnActions.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/TurnActions',
  component: TurnActions,
} satisfies Meta<typeof TurnActions>;

export default meta;

type Story = StoryObj<typeof meta>;

const onFeedback = fn();

export const CopyAndFeedback: Story = {
  render: (args) => (
    <TurnPartStage root={{ onFeedback }}>
      <TurnActions {...args} />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    onFeedback.mockClear();
    const turn = within(await lastTurn(canvasElement, 'done'));
    await expect(await turn.findByRole('button', { name: 'Copy answer' })).toBeEnabled();
    await userEvent.click(turn.getByRole('button', { name: 'Good answer' }));
    await expect(onFeedback.mock.calls[0]?.[0]).toMatchObject({ rating: 'good', question: salesQuestion });
  },
};

export const WithoutFeedback: Story = {
  render: (args) => (
    <TurnPartStage>
      <TurnActions {...args} />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = within(await lastTurn(canvasElement, 'done'));
    await userEvent.click(await turn.findByRole('button', { name: 'Copy answer' }));
    await expect(turn.getByRole('menuitem', { name: 'Copy as text' })).toBeVisible();
    await expect(turn.queryByRole('button', { name: 'Good answer' })).toBeNull();
  },
};
