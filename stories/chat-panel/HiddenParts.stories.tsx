import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chatParts } from '../../src/chat/hooks/chatParts.js';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

/** `hide` removes parts of the panel. Choose any of them with the story's control. */
const meta = {
  title: 'Chat/Hidden parts',
  parameters: inFrame,
  component: ChatPanel,
  argTypes: { hide: { control: 'check', options: chatParts } },
  args: { onFeedback: () => {}, onSave: () => {}, linkToThread: (chatId) => `/chats/${chatId}` },
  render: (args) => (
    <ChatStage height={900}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** For users who need only the answer and its result. */
export const AnswersOnly: Story = { args: { hide: ['threads', 'export', 'share', 'sql', 'steps', 'fullscreen', 'followUps'] } };

/** With all parts hidden, users can still ask and get answers. */
export const AllHidden: Story = {
  args: { hide: chatParts },
  play: async (context) => {
    await meta.play(context);
    await expect(slot(context.canvasElement, 'steps')).toBeNull();
    await expect(slot(context.canvasElement, 'thread-menu')).toBeNull();
  },
};

/** The result of a query without SQL, without another chart, and without files. */
export const PlainResults: Story = { args: { hide: ['sql', 'chartSwitch', 'download', 'share'] } };
