import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThreadMenu } from '../../../src/chat/panel/ThreadMenu.js';
import { TurnList } from '../../../src/chat/panel/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ThreadMenu',
  component: ThreadMenu,
} satisfies Meta<typeof ThreadMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoThreadsYet: Story = {
  render: (args) => (
    <PartStage>
      <ThreadMenu {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Chats' }));
    await expect(await within(canvasElement).findByText('No recent chats')).toBeVisible();
  },
};

export const OneThread: Story = {
  render: (args) => (
    <PartStage question={salesQuestion}>
      <ThreadMenu {...args} />
      <TurnList />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Chats' }));
    await expect(await within(canvasElement).findByRole('menuitemradio', { name: /How did revenue/ })).toBeChecked();
  },
};

/** Threads that the host's server keeps, one of them without a time. */
export const YourOwnThreads: Story = {
  args: {
    threads: [
      { chatId: 'stock', title: 'Stock in May', atMs: Date.UTC(2026, 4, 31) },
      { chatId: 'returns', title: 'Returns by store' },
    ],
  },
  render: (args) => (
    <PartStage>
      <ThreadMenu {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Chats' }));
    await expect(await within(canvasElement).findByText('Returns by store')).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelectorAll('.parley-thread-time')).toHaveLength(1);
  },
};
