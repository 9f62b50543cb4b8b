import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTurn } from '../../../src/chat/panel/context/TurnContext.js';
import { ToolCall } from '../../../src/chat/panel/steps/ToolCall.js';
import { queryStart } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ToolCall',
  component: ToolCall,
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** A custom part inside `Turn`, which reads the turn with `useTurn`. */
function LastToolCall() {
  const { turn } = useTurn();
  const step = turn.steps.findLast(({ toolCall }) => toolCall !== undefined);
  return step === undefined ? null : <ToolCall step={step} />;
}

export const Done: Story = {
  render: () => (
    <TurnPartStage height={460}>
      <LastToolCall />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(within(turn).getByRole('button'));
    await expect(slot(turn, 'tool-call')).toHaveAttribute('data-state', 'done');
    await waitFor(() => expect(slot(turn, 'tool-call')).toHaveTextContent('MEASURE(revenue)'));
  },
};

export const Failed: Story = {
  render: () => (
    <TurnPartStage
      script={{
        '*': [
          queryStart,
          { kind: 'tool-end', callId: 'sql', result: { error: 'There is no such column.' } },
          { kind: 'answer', text: 'That did not work.' },
        ],
      }}
    >
      <LastToolCall />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'tool-call')).toHaveAttribute('data-state', 'failed');
  },
};
