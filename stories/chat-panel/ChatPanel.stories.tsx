import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { useComposer } from '../../src/chat/panel/context/ComposerContext.js';
import { useTurn } from '../../src/chat/panel/context/TurnContext.js';
import type { ToolRendererProps } from '../../src/chat/panel/model/ToolRenderer.js';
import { createMessageId, streamChat } from '../../src/client.js';
import { Button } from '../../src/ui/button/Button.js';
import { IconButton } from '../../src/ui/button/IconButton.js';
import {
  queryEnd,
  queryStart,
  salesAnswerStep,
  salesQuestion,
  salesSteps,
  wholeSalesRun,
} from '../../test/chat/panel/support/salesSteps.js';
import { startService } from '../../test/chat/panel/support/startService.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage, type ChatStageProps } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

const starters = [salesQuestion, 'Which ten products sell best?', 'Compare the regions with the year before'];

/** The complete chat with header, conversation and composer. It needs only a height. */
const meta = {
  title: 'Chat/ChatPanel',
  tags: ['!autodocs'],
  parameters: inFrame,
  component: ChatPanel,
  args: { starters },
  render: (args, { parameters }) => (
    <ChatStage {...(parameters.stage as Omit<ChatStageProps, 'children'>)}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheFirstQuestion: Story = {
  tags: ['autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: salesQuestion })).toBeVisible();
  },
};

export const AnswerWithChart: Story = {
  tags: ['autodocs'],
  args: { onFeedback: fn() },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    // On a phone, the chart is above the end of the answer, and charts are drawn when they come into view.
    slot(turn, 'chart')?.scrollIntoView();
    await waitFor(() => expect(slot(turn, 'chart')).toHaveAttribute('data-state', 'ready'));
    await expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew through 2025');
  },
};

const ticketScript = [
  { kind: 'tool-start', callId: 'ticket', name: 'createTicket', input: { subject: 'Late orders' } },
  { kind: 'tool-end', callId: 'ticket', result: { id: 4711, subject: 'Late orders in May' } },
  { kind: 'answer', text: 'I have created a ticket. The figures are on [the stock dashboard](/dashboards/7).' },
] as const;

function TicketCard({ result }: ToolRendererProps) {
  if (result.kind !== 'other') return null;
  const { id, subject } = result.value as { id: number; subject: string };
  return (
    <div style={{ padding: 16, border: '1px solid var(--parley-hairline)', borderRadius: 'var(--parley-radius-card)' }}>
      <strong>#{id}</strong> {subject}
    </div>
  );
}

function AddToReport() {
  const { turn } = useTurn();
  const [added, setAdded] = useState<string>();
  return (
    <Button size="small" variant="quiet" onClick={() => setAdded(turn.id)}>
      {added === turn.id ? 'Added ✓' : 'Add to report'}
    </Button>
  );
}

function Dictate() {
  const { text, setText } = useComposer();
  return <IconButton icon={Mic} label="Dictate" onClick={() => setText(`${text} And in May?`.trim())} />;
}

/** A card for a tool of the host, an action for each answer, parts in the composer, links of the host's router, and its own threads. */
export const OpenedByTheHost: Story = {
  args: {
    toolRenderers: { createTicket: TicketCard },
    turnActions: <AddToReport />,
    composerStart: <IconButton icon={Paperclip} label="Attach a file" />,
    composerEnd: <Dictate />,
    linkFor: (path) => `/app${path}`,
    onLink: fn((_url: string, event: { preventDefault(): void }) => event.preventDefault()),
    context: { page: 'Dashboard 7' },
    threads: [
      { chatId: 'stock', title: 'Stock in May', atMs: Date.UTC(2026, 4, 31) },
      { chatId: 'returns', title: 'Returns by store' },
    ],
    onFeedback: fn(),
  },
  parameters: { stage: { script: { '*': ticketScript } } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'tool-card')).toHaveTextContent('#4711 Late orders in May');
    await expect(slot(turn, 'question')).not.toHaveTextContent('Dashboard 7');
    const link = page.getByRole('link', { name: 'the stock dashboard' });
    await expect(link).toHaveAttribute('href', '/app/dashboards/7');
    await userEvent.click(link);
    await expect(args.onLink).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Add to report' }));
    await expect(slot(turn, 'turn-actions')).toHaveTextContent('✓');
    await userEvent.click(page.getByRole('button', { name: 'Dictate' }));
    await expect(canvasElement.querySelector('textarea')).toHaveValue('And in May?');
    const menu = slot(canvasElement, 'thread-menu') ?? canvasElement;
    await userEvent.click(within(menu).getByRole('button'));
    await expect(await within(canvasElement.ownerDocument.body).findByText('Stock in May')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The session storage of the tab names the thread, here from the visit before. */
export const RemembersItsThread: Story = {
  args: { rememberThread: true },
  render: (args) => <Revisited {...args} />,
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew through 2025');
  },
};

function Revisited(args: ChatPanelProps) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Reload</Button>
      <ChatStage>
        <ChatPanel key={visit} {...args} />
      </ChatStage>
    </>
  );
}

export const Thinking: Story = {
  parameters: { stage: { script: { '*': [...salesSteps, { kind: 'pause' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'running');
    await waitFor(() => expect(slot(turn, 'steps')).toHaveTextContent(/…$/));
  },
};

export const RunningQuery: Story = {
  parameters: { stage: { script: { '*': [...salesSteps, queryStart, { kind: 'pause' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'running');
    await waitFor(() => expect(slot(turn, 'steps')).toHaveTextContent('Revenue by month'));
    await expect(slot(canvasElement, 'stop')).toBeVisible();
  },
};

export const WritingAnswer: Story = {
  tags: ['moving'],
  parameters: { stage: { paceMs: 60, script: { '*': [queryStart, queryEnd, salesAnswerStep] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'running');
    await waitFor(() => expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew'));
    await expect(slot(canvasElement, 'chat-panel')).toHaveAttribute('data-state', 'streaming');
  },
};

export const Steps: Story = {
  tags: ['autodocs'],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    const steps = slot(turn, 'steps') ?? turn;
    await userEvent.click(within(steps).getByRole('button'));
    for (const button of within(steps).getAllByRole('button').slice(1)) await userEvent.click(button);
    await expect(steps).toHaveTextContent('MEASURE(revenue)');
  },
};

export const FailedQuery: Story = {
  tags: ['autodocs'],
  parameters: {
    stage: {
      script: {
        '*': [
          queryStart,
          { kind: 'tool-end', callId: 'sql', result: { error: 'Column "revenu" is not a member of the view "orders".' } },
          { kind: 'answer', text: 'The view **orders** has no member of that name. Did you mean *revenue*?' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Revenu by month');
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(within(slot(turn, 'steps') ?? turn).getByRole('button'));
    const call = slot(turn, 'tool-call') ?? turn;
    await userEvent.click(within(call).getByRole('button'));
    await expect(call).toHaveAttribute('data-state', 'failed');
    await expect(call).toHaveTextContent('is not a member of the view');
  },
};

export const Stopped: Story = {
  parameters: { stage: { script: { '*': [...salesSteps, queryStart, { kind: 'pause' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'steps')).toHaveTextContent('Revenue by month'));
    await userEvent.keyboard('{Escape}');
    await lastTurn(canvasElement, 'stopped');
  },
};

export const NoAnswer: Story = {
  parameters: { stage: { script: { '*': [{ kind: 'thinking', text: 'Nothing in the data model tells of this.' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'turn-note')).toHaveTextContent('This question wasn’t answered.');
  },
};

export const CatchingUp: Story = {
  parameters: { stage: { faults: { cutAfterLinesOnce: [8, 2, 2, 2, 2, 2, 2] }, paceMs: 40 } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'connection')).toBeVisible());
    await expect(slot(canvasElement, 'chat-panel')).toHaveAttribute('data-state', 'resuming');
  },
};

/** Keeps the partial answer, and checks the thread for the rest without asking again. */
export const Interrupted: Story = {
  args: { environment: { setTimeout: (callback) => setTimeout(callback) } },
  parameters: { stage: { faults: { cutAfterLinesOnce: [6, 0, 0, 0, 0, 0] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'interrupted');
    await ask(canvasElement, 'And by region?');
    await lastTurn(canvasElement, 'done');
    const interrupted = canvasElement.querySelector<HTMLElement>('[data-slot="turn"][data-state="interrupted"]');
    await expect(slot(interrupted ?? canvasElement, 'error')?.querySelector('button')).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: { stage: { isReachable: false } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'failed');
    await expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'not-sent');
  },
};

export const ServiceFailure: Story = {
  parameters: { stage: { script: { '*': [...salesSteps, { kind: 'fail', message: 'The warehouse did not answer.' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'failed');
  },
};

export const SignedOut: Story = {
  parameters: {
    stage: {
      faults: {
        failOnce: [
          { status: 401, path: 'stream-chat-state', body: { error: 'The token has expired.' } },
          { status: 401, path: 'stream-chat-state', body: { error: 'The token has expired.' } },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'authentication'));
  },
};

/** A token that the service never accepted. */
export const TokenRejected: Story = {
  parameters: {
    stage: {
      faults: {
        failOnce: [
          { status: 401, path: 'stream-chat-state' },
          { status: 401, path: 'stream-chat-state' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-reason', 'credentials-refused'));
  },
};

export const AddressNotFound: Story = {
  parameters: { stage: { faults: { failOnce: [{ status: 404, path: 'stream-chat-state' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-reason', 'endpoint-missing'));
    await expect(slot(canvasElement, 'error')).toHaveTextContent('The service responded with 404.');
  },
};

export const TooManyUsers: Story = {
  parameters: {
    stage: {
      faults: {
        failOnce: [
          {
            status: 403,
            path: 'stream-chat-state',
            body: { error: 'The account has reached its limit of 10000 non-ephemeral external users.' },
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-reason', 'user-limit'));
  },
};

export const NotAllowed: Story = {
  parameters: { stage: { faults: { failOnce: [{ status: 403, path: 'stream-chat-state' }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'permission'));
  },
};

export const TooManyRequests: Story = {
  parameters: { stage: { faults: { failOnce: [{ status: 429, path: 'stream-chat-state', retryAfterSeconds: 30 }] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'rate-limited'));
    await expect(slot(canvasElement, 'error')).toHaveTextContent(/30|29/);
  },
};

/** Another tab or user has asked in this thread while it was open here. */
export const AnsweredElsewhere: Story = {
  render: function Elsewhere(args) {
    const [started] = useState(() => startService({ script: { '*': wholeSalesRun, 'By store?': [...salesSteps, { kind: 'pause' }] } }));
    const [chatId, setChatId] = useState<string>();
    const [isAsked, setAsked] = useState(false);
    const askElsewhere = async () => {
      const request = { input: 'By store?', messageId: createMessageId(), ...(chatId !== undefined && { chatId }) };
      for await (const _ of streamChat(started.client, request)) break;
      setAsked(true);
    };
    return (
      <>
        <Button style={{ marginBlockEnd: 12 }} onClick={askElsewhere}>
          {isAsked ? 'Asked in another tab' : 'Ask in another tab'}
        </Button>
        <ChatStage started={started}>
          <ChatPanel {...args} onChatIdChange={setChatId} />
        </ChatStage>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask in another tab' }));
    await within(canvasElement).findByRole('button', { name: 'Asked in another tab' });
    await ask(canvasElement, 'By region?');
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'thread-busy'));
  },
};

export const Suspended: Story = {
  parameters: { stage: { faults: { suspendAfterEventsOnce: [4] } } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'suspended');
  },
};

export const DevelopmentBranch: Story = {
  args: { branch: 'dev-anna' },
  parameters: { stage: { branches: ['dev-anna'] } },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'branch-badge')).toHaveTextContent('dev-anna');
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
  },
};

export const MissingBranch: Story = {
  args: { branch: 'dev-gone' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'error')).toBeVisible();
  },
};

export const LoadingThread: Story = {
  args: { chatId: 'thread-of-yesterday' },
  parameters: { stage: { delayed: new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'thread-skeleton')).toBeVisible());
  },
};

export const MissingThread: Story = {
  args: { chatId: 'thread-of-last-year' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'error')).toHaveAttribute('data-kind', 'not-found'));
  },
};

export const Offline: Story = {
  args: { environment: { isOnline: () => false } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await expect(canvasElement.querySelector('textarea')).toHaveValue(salesQuestion);
    await expect(slot(canvasElement, 'composer')).toHaveAttribute('data-state', 'blocked');
  },
};

/** At the minimum width of a side panel. */
export const SidePanel: Story = {
  tags: ['autodocs'],
  parameters: { stage: { width: 320, height: 640 } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    const panel = slot(canvasElement, 'turn-list');
    await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  },
};

export const RecentThreads: Story = {
  play: async ({ canvasElement }) => {
    for (const question of [salesQuestion, 'Which ten products sell best?']) {
      await ask(canvasElement, question);
      await lastTurn(canvasElement, 'done');
      if (question === salesQuestion) await userEvent.click(slot(canvasElement, 'new-chat') ?? canvasElement);
    }
    await userEvent.click(within(slot(canvasElement, 'thread-menu') ?? canvasElement).getByRole('button'));
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: /^(How did|Which ten)/ })).toHaveLength(2));
  },
};

export const SeveralTurns: Story = {
  tags: ['autodocs'],
  parameters: {
    stage: { script: { '*': wholeSalesRun, 'And the year before?': [{ kind: 'answer', text: 'In 2024 revenue was **€2.4 million**.' }] } },
  },
  play: async ({ canvasElement }) => {
    for (const question of [salesQuestion, 'And the year before?']) {
      await ask(canvasElement, question);
      await lastTurn(canvasElement, 'done');
    }
    await expect(canvasElement.querySelectorAll('[data-slot="turn"]')).toHaveLength(2);
  },
};
