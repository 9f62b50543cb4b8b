import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage, type ChatStageProps } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

interface ActingProps extends ChatPanelProps, Pick<ChatStageProps, 'width'> {}

const meta = {
  title: 'Chat/Working with answers',
  parameters: inFrame,
  render: ({ width, ...args }) => (
    <ChatStage width={width} height={900}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<ActingProps>;

export default meta;

type Story = StoryObj<ActingProps>;

const provenance = { rows: 'Europe', updatedAt: '2026-01-02T06:30:00Z' };

/** The line below a result names its source. The source is marked as trusted if the host trusts every measure and dimension. */
export const TrustedSource: Story = {
  args: { provenance, isTrusted: () => true },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(slot(canvasElement, 'provenance')).toHaveTextContent('Trusted'));
  },
};

/** The open line lists the measures, dimensions and filters of the query, and those that are not trusted. */
export const SourceInDetail: Story = {
  args: { provenance, isTrusted: ({ type }) => type !== 'time' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(await within(turn).findByRole('button', { name: /^Source/ }));
    await waitFor(() => expect(slot(canvasElement, 'provenance')).toHaveTextContent('Not marked as trusted: Ordered at'));
  },
};

export const SourceInNarrowPanel: Story = { ...SourceInDetail, args: { ...SourceInDetail.args, width: 360 } };

/** Values in charts and tables have a menu of follow-up questions. */
export const QuestionsAboutAValue: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(await within(turn).findByRole('tab', { name: 'Table' }));
    const box = await waitFor(() => {
      const found = turn.querySelector<HTMLElement>('[data-slot="sql-result"] section');
      expect(found).toBeVisible();
      return found;
    });
    box?.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(slot(canvasElement, 'menu')).toHaveTextContent('Compare Feb 2025 with the previous period'));
  },
};

/** The chosen question is put into the message field for review. */
export const QuestionInTheField: Story = {
  play: async (context) => {
    await QuestionsAboutAValue.play?.(context);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(context.canvasElement.querySelector('textarea')).toHaveValue('Only Month: Feb 2025'));
  },
};

/** Users can save or print the thread, copy the host's links, and pass a result to the host. */
export const SavingAndSharing: Story = {
  args: { linkToThread: (chatId) => `/chats/${chatId}`, linkToTurn: (chatId, turnId) => `/chats/${chatId}#${turnId}`, onSave: () => {} },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await within(turn).findByRole('button', { name: 'Save result' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export chat' }));
    await waitFor(() => expect(slot(canvasElement, 'menu')).toHaveTextContent('Copy link to this chat'));
  },
};
