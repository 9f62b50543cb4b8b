import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TurnFeedback } from '../../../src/chat/panel/TurnFeedback.js';
import { lastTurn } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const onFeedback = fn();

const meta = {
  title: 'Chat/Parts/TurnFeedback',
  component: TurnFeedback,
  render: () => (
    <TurnPartStage root={{ onFeedback }}>
      <TurnFeedback />
    </TurnPartStage>
  ),
} satisfies Meta<typeof TurnFeedback>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BadAnswer: Story = {
  play: async ({ canvasElement }) => {
    onFeedback.mockClear();
    const turn = within(await lastTurn(canvasElement, 'done'));
    await userEvent.click(turn.getByRole('button', { name: 'Bad answer' }));
    await expect(onFeedback.mock.calls[0]?.[0]).toMatchObject({ rating: 'bad' });
  },
};
