import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NewChatButton } from '../../../src/chat/panel/threads/NewChatButton.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/NewChatButton',
  component: NewChatButton,
  render: (args) => (
    <PartStage question={salesQuestion}>
      <NewChatButton {...args} />
      <TurnList />
    </PartStage>
  ),
} satisfies Meta<typeof NewChatButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New chat' }));
    await waitFor(() => expect(slot(canvasElement, 'turn')).toBeNull());
  },
};
