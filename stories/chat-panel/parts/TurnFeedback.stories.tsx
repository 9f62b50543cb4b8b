import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TurnFeedback } from '../../../src/chat/panel/feedback/TurnFeedback.js';
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

/** The rating is sent at once. The reason and the comment follow in a second call. */
export const ReasonAndComment: Story = {
  play: async (context) => {
    await BadAnswer.play?.(context);
    const turn = within(await lastTurn(context.canvasElement, 'done'));
    await userEvent.click(turn.getByRole('button', { name: 'Wrong numbers' }));
    await userEvent.type(turn.getByRole('textbox'), 'December looks too high.');
  },
};

export const FeedbackSent: Story = {
  play: async (context) => {
    await ReasonAndComment.play?.(context);
    const turn = within(await lastTurn(context.canvasElement, 'done'));
    await userEvent.click(turn.getByRole('button', { name: 'Send feedback' }));
    await expect(onFeedback.mock.calls.at(-1)?.[0]).toMatchObject({
      rating: 'bad',
      reason: 'numbers',
      comment: 'December looks too high.',
    });
  },
};

/** A good rating is sent with one press. A comment is optional. */
export const GoodAnswer: Story = {
  play: async ({ canvasElement }) => {
    const turn = within(await lastTurn(canvasElement, 'done'));
    await userEvent.click(turn.getByRole('button', { name: 'Good answer' }));
    await expect(turn.getByText('Thanks for your feedback.')).toBeVisible();
  },
};
