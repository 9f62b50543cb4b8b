import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { Button } from '../../src/ui/button/Button.js';
import { salesQuestion, salesSteps, wholeSalesRun } from '../../test/chat/panel/support/salesSteps.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage, type ChatStageProps } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

interface AskingProps extends ChatPanelProps, Pick<ChatStageProps, 'script' | 'width'> {}

const meta = {
  title: 'Chat/Asking',
  parameters: inFrame,
  render: ({ script, width, ...args }) => (
    <ChatStage {...(script && { script })} width={width}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<AskingProps>;

export default meta;

type Story = StoryObj<AskingProps>;

const running: ChatStageProps['script'] = { '*': [...salesSteps, { kind: 'pause' }] };

/** A panel with a button that remounts it, which restores what is stored as a reload of the page does. */
function Reloadable(props: ChatPanelProps) {
  const [page, setPage] = useState(1);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' }}>
      <Button variant="quiet" onClick={() => setPage(page + 1)}>
        Reload
      </Button>
      <ChatPanel key={page} {...props} />
    </div>
  );
}

/** A speech recognition that always hears the same sentence. */
class StoryRecognition {
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    queueMicrotask(() => this.onresult?.({ results: [[{ transcript: 'How did revenue develop last year?' }]] }));
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
}

const field = (canvasElement: HTMLElement) => canvasElement.querySelector('textarea') ?? canvasElement;

/** Questions asked while an answer is running wait above the composer. */
export const Queue: Story = {
  args: { script: running },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'stop')).toBeVisible());
    await ask(canvasElement, 'And by store?');
    await ask(canvasElement, 'How does that compare with the same months of 2024, without the stores that have closed since?');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="queued-question"]')).toHaveLength(2));
  },
};

export const QueueInNarrowPanel: Story = { ...Queue, args: { script: running, width: 360 }, tags: ['!autodocs'] };

/** After a stop, waiting questions are sent on request only. */
export const QueuePaused: Story = {
  tags: ['!autodocs'],
  args: { script: running },
  play: async (context) => {
    await Queue.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(slot(context.canvasElement, 'queue')).toHaveAttribute('data-state', 'paused'));
  },
};

/** After a reload, the queue is paused until the reader continues it. */
export const QueueAfterReload: Story = {
  tags: ['!autodocs'],
  args: { script: running, rememberThread: true },
  render: ({ script, width, ...args }) => (
    <ChatStage {...(script && { script })} width={width}>
      <Reloadable {...args} />
    </ChatStage>
  ),
  play: async (context) => {
    await QueuePaused.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(slot(context.canvasElement, 'queue')).toHaveAttribute('data-state', 'paused'));
  },
};

/** The turn that the new question replaces is dimmed. */
export const EditingAQuestion: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(await within(turn).findByRole('button', { name: 'Edit and ask again' }));
    await waitFor(() => expect(slot(canvasElement, 'editing')).toBeVisible());
  },
};

/** An edited question shows its earlier versions on request. */
export const Versions: Story = {
  play: async (context) => {
    await EditingAQuestion.play?.(context);
    const { canvasElement } = context;
    await userEvent.clear(field(canvasElement));
    await ask(canvasElement, 'How did revenue develop in 2024?');
    await waitFor(() => expect(slot(canvasElement, 'versions')).toHaveTextContent('2 of 2'));
    await lastTurn(canvasElement, 'done');
  },
};

/** Made from the result and from what the agent found in the data model. */
export const FollowUps: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(slot(canvasElement, 'follow-ups')).toBeVisible());
  },
};

/** If an answer asks for clarification, its alternatives are buttons. */
export const AskingBack: Story = {
  args: {
    script: {
      [salesQuestion]: [
        {
          kind: 'answer',
          text: 'Revenue is recorded in two ways. Which one do you mean?\n\n- **Net revenue**, after returns\n- Gross revenue',
        },
      ],
      '*': wholeSalesRun,
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Gross revenue' })).toBeVisible());
  },
};

/** `@` or `/` completes measures, dimensions and questions. */
export const Completions: Story = {
  args: {
    starters: ['Which products sell best?', 'How many orders were returned?'],
    members: [{ kind: 'measure', title: 'Returned orders' }],
  },
  play: async (context) => {
    await FollowUps.play?.(context);
    await userEvent.type(field(context.canvasElement), 'Show @re');
    await waitFor(() => expect(slot(context.canvasElement, 'completions')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Speech is inserted at the caret while it is recognized. In this story, the recognition always hears the same sentence. */
export const Dictation: Story = {
  tags: ['!autodocs'],
  args: { voice: true },
  beforeEach() {
    const before: unknown = Reflect.get(globalThis, 'SpeechRecognition');
    Reflect.set(globalThis, 'SpeechRecognition', StoryRecognition);
    return () => void Reflect.set(globalThis, 'SpeechRecognition', before);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'dictate')).toBeVisible());
    await userEvent.click(slot(canvasElement, 'dictate') ?? canvasElement);
    await waitFor(() => expect(field(canvasElement)).toHaveValue('How did revenue develop last year?'));
    await expect(slot(canvasElement, 'dictate')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** `?` in the empty field. */
export const Shortcuts: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(async () => {
      await userEvent.clear(field(canvasElement));
      await userEvent.keyboard('?');
      await expect(slot(canvasElement, 'shortcuts')).toBeVisible();
    });
  },
};
