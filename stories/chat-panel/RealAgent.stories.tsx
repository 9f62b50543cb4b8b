import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { startService, type TestService } from '../../test/chat/panel/support/startService.js';
import { ChatStage } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

/** The planner of the local service with a real Postgres in the page. Ask any question. */
const meta = {
  title: 'Chat/With a real agent',
  component: ChatPanel,
  args: { starters: ['Revenue by month in 2025', 'Top 5 products by revenue', 'Orders by store, compared with the year before'] },
  render: (args) => (
    <ChatStage started={realService()} height={760}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One database for all stories in this file. */
let started: TestService | undefined;

function realService(): TestService {
  started ??= startService({ script: 'planner', paceMs: 12 });
  return started;
}

export const AnyQuestion: Story = {
  play: async ({ canvasElement }) => {
    await realService().service.ready;
    await expect(slot(canvasElement, 'starters')).toBeVisible();
  },
};

export const RevenueByMonth: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Revenue by month in 2025');
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'answer')).toHaveTextContent(/\d/);
    await waitFor(() => expect(slot(turn, 'chart')).toHaveAttribute('data-state', 'ready'));
  },
};
