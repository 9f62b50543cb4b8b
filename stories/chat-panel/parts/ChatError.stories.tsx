import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ChatError } from '../../../src/chat/panel/ChatError.js';
import { slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ChatError',
  component: ChatError,
  render: () => (
    <PartStage root={{ chatId: 'gone' }}>
      <ChatError />
    </PartStage>
  ),
} satisfies Meta<typeof ChatError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MissingThread: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'not-found'));
    await expect(within(canvasElement).getByRole('button', { name: 'New chat' })).toBeVisible();
  },
};
