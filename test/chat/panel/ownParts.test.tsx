import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { ChatRoot } from '../../../src/chat/panel/ChatRoot.js';
import { Composer } from '../../../src/chat/panel/composer/Composer.js';
import { ComposerField } from '../../../src/chat/panel/composer/ComposerField.js';
import { ComposerInput } from '../../../src/chat/panel/composer/ComposerInput.js';
import { SendButton } from '../../../src/chat/panel/composer/SendButton.js';
import { useComposer } from '../../../src/chat/panel/context/ComposerContext.js';
import { useSteadyTurn, useTurn } from '../../../src/chat/panel/context/TurnContext.js';
import type { ToolRendererProps } from '../../../src/chat/panel/model/ToolRenderer.js';
import { StepList } from '../../../src/chat/panel/steps/StepList.js';
import { Steps } from '../../../src/chat/panel/steps/Steps.js';
import { useToolCall } from '../../../src/chat/panel/steps/useToolCall.js';
import { ThreadMenu } from '../../../src/chat/panel/threads/ThreadMenu.js';
import { Answer } from '../../../src/chat/panel/turn/Answer.js';
import { Turn } from '../../../src/chat/panel/turn/Turn.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import type { QuestionContext } from '../../../src/chat/store/fold/questionContext.js';
import type { ChatMessage } from '../../../src/chat/store/fold/Thread.js';
import { createChatStore, createServiceClient } from '../../../src/client.js';
import { memoryStorage } from './support/memoryStorage.js';
import { queryEnd, queryStart, salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, showPanel, slot, slots, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

afterEach(() => vi.restoreAllMocks());

type Panel = ReturnType<typeof showPanel>;

async function ask({ user }: Pick<Panel, 'user'>, question = salesQuestion, states = ['done']): Promise<void> {
  await user.click(message());
  await user.paste(question);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(states));
}

describe('renderers of tools', () => {
  const ticket = [
    { kind: 'tool-start', callId: 'a', name: 'createTicket', input: { subject: 'Late orders' } },
    { kind: 'tool-end', callId: 'a', result: { id: 7 } },
    { kind: 'tool-start', callId: 'b', name: 'constructor', input: {} },
    { kind: 'tool-end', callId: 'b', result: { id: 8 } },
  ] as const;

  it('show a card for the result of a tool that has none, with its input, and for no other', async () => {
    const Ticket = ({ name, input, result, fallback }: ToolRendererProps) => (
      <p>{JSON.stringify([name, input.value, result.kind === 'other' && result.value, fallback])}</p>
    );
    const panel = showPanel({ script: { '*': [...ticket, ...wholeSalesRun] }, panel: { toolRenderers: { createTicket: Ticket } } });
    await ask(panel);
    expect(slots('tool-card').map((card) => card.textContent)).toEqual([
      JSON.stringify(['createTicket', { subject: 'Late orders' }, { id: 7 }, null]),
    ]);
    expect(slots('sql-result')).toHaveLength(1);
  });

  it('replace the card of a query, and may fall back to it', async () => {
    const Rows = ({ result, fallback }: ToolRendererProps) =>
      result.kind === 'sql' && result.queryTitle === 'Revenue by month' ? <p>{result.rows.length} months</p> : fallback;
    const otherQuery = { ...queryEnd, callId: 'other', result: { ...(queryEnd as { result: object }).result, queryTitle: 'Another' } };
    const script = { '*': [queryStart, queryEnd, { ...queryStart, callId: 'other' }, otherQuery, ...wholeSalesRun.slice(-1)] };
    const panel = showPanel({ script: script as never, panel: { toolRenderers: { serviceSqlApi: Rows } } });
    await ask(panel);
    expect(slots('tool-card')).toHaveLength(2);
    expect(slots('tool-card')[0]).toHaveTextContent('12 months');
    expect(within(slots('tool-card')[1] as HTMLElement).getByRole('heading', { name: 'Another' })).toBeVisible();
    expect(slots('sql-result')).toHaveLength(1);
  });

  it('give way to the usual card if they throw, and the answer stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('Broken.');
    };
    const panel = showPanel({ panel: { toolRenderers: { serviceSqlApi: Broken } } });
    await ask(panel);
    expect(slots('sql-result')).toHaveLength(1);
    expect(slot('answer')).toHaveTextContent('Revenue grew through 2025');
  });

  it('get the reason of a call that failed', async () => {
    const failed = { kind: 'tool-end', callId: 'sql', result: { error: 'No such column.' } } as const;
    const Rows = ({ result }: ToolRendererProps) => (result.kind === 'failure' ? <p>Sorry: {result.message}</p> : null);
    const panel = showPanel({
      script: { '*': [queryStart, failed, ...wholeSalesRun.slice(-1)] },
      panel: { toolRenderers: { serviceSqlApi: Rows } },
    });
    await ask(panel);
    expect(slot('tool-card')).toHaveTextContent('Sorry: No such column.');
  });
});

it('rerenders only parts that read the answer while it grows, and these with each of its texts', async () => {
  const words = ['It ', 'is ', '42.'];
  const gates = words.map(() => gate());
  const seen: (string | undefined)[] = [];
  let renders = 0;
  const Reader = () => {
    seen.push(useTurn().turn.answer?.content);
    return null;
  };
  const Steady = () => {
    useSteadyTurn();
    renders += 1;
    return null;
  };
  const script = words.flatMap((text, index) => [
    { kind: 'text', text },
    { kind: 'pause', until: gates[index]?.until },
  ]);
  const parts = (
    <>
      <Reader />
      <Steady />
      <Answer />
    </>
  );
  const panel = showPanel({
    script: { '*': [...script, { kind: 'answer', text: 'It is 42.' }] } as never,
    children: (
      <ChatRoot>
        <TurnList>
          <Turn>{parts}</Turn>
        </TurnList>
        <Composer />
      </ChatRoot>
    ),
  });
  await panel.user.click(message());
  await panel.user.paste(salesQuestion);
  await panel.user.keyboard('{Enter}');
  await waitFor(() => expect(slot('answer')).toHaveTextContent('It'));
  const rendersAtFirst = renders;
  await gates[0]?.open();
  await waitFor(() => expect(slot('answer')).toHaveTextContent('It is'));
  await gates[1]?.open();
  await waitFor(() => expect(slot('answer')).toHaveTextContent('It is 42.'));
  expect(renders).toBe(rendersAtFirst);
  expect(seen).toEqual(expect.arrayContaining(['It ', 'It is ', 'It is 42.']));
  await gates[2]?.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(renders).toBeGreaterThan(rendersAtFirst);
});

describe('slots of the panel', () => {
  it('add actions to each answer, which know their turn', async () => {
    const added = vi.fn();
    const AddToReport = () => {
      const { turn } = useTurn();
      return (
        <button type="button" onClick={() => added(turn.question?.content)}>
          Add to report
        </button>
      );
    };
    const panel = showPanel({ panel: { turnActions: <AddToReport /> } });
    await ask(panel);
    await ask(panel, 'And in 2024?', ['done', 'done']);
    for (const button of screen.getAllByRole('button', { name: 'Add to report' })) await panel.user.click(button);
    expect(added.mock.calls).toEqual([[salesQuestion], ['And in 2024?']]);
    expect(screen.getAllByRole('button', { name: 'Copy answer' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Copy result' })).toHaveLength(2);
  });

  it('put parts before and after the text, which read and change it', async () => {
    const Dictate = () => {
      const { text, setText, send, canSend } = useComposer();
      return (
        <button type="button" onClick={() => (canSend ? send() : setText(`${text}by month?`))}>
          Dictate
        </button>
      );
    };
    const panel = showPanel({ panel: { composerStart: <span>Attach</span>, composerEnd: <Dictate /> } });
    const words = slot('composer-field')?.textContent;
    expect(words).toMatch(/^Attach.*Dictate$/);
    await panel.user.click(screen.getByRole('button', { name: 'Dictate' }));
    expect(message()).toHaveValue('by month?');
    await panel.user.click(screen.getByRole('button', { name: 'Dictate' }));
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(panel.requests[0]?.input).toBe('by month?');
  });

  it('rerender no answer when the host renders again with equal additions', async () => {
    const Card = vi.fn(({ fallback }: ToolRendererProps) => fallback);
    const additions = () => ({
      toolRenderers: { serviceSqlApi: Card },
      onFeedback: () => {},
      onLink: () => {},
      threads: [{ chatId: 'a', title: 'A' }],
      turnActions: <i />,
      context: { page: 7 },
    });
    const panel = showPanel({ panel: additions() });
    await ask(panel);
    const calls = Card.mock.calls.length;
    panel.show(additions());
    expect(Card).toHaveBeenCalledTimes(calls);
  });
});

describe('parts in a layout of the host', () => {
  it('keep the line about the work while the steps behind it are the host’s', async () => {
    const pause = gate();
    const MyStep = ({ step }: { step: ChatMessage }) => {
      const call = useToolCall(step);
      return <b>{call === undefined ? 'A thought' : `${call.name} ${call.state} ${call.result?.kind ?? ''}`}</b>;
    };
    const renderStep = (step: ChatMessage) => <MyStep step={step} />;
    const panel = showPanel({
      script: { '*': [...salesSteps, queryStart, { kind: 'pause', until: pause.until }, queryEnd, ...wholeSalesRun.slice(-1)] },
      children: (
        <ChatRoot>
          <TurnList>
            <Turn>
              <Steps defaultOpen>
                <StepList renderStep={renderStep} />
              </Steps>
            </Turn>
          </TurnList>
          <Composer />
        </ChatRoot>
      ),
    });
    await ask(panel, salesQuestion, ['running']);
    await waitFor(() => expect(slot('steps-line')).toHaveTextContent('Querying Revenue by month…'));
    expect(slot('step-list')).toHaveTextContent('A thoughtserviceMeta done metaA thoughtserviceSqlApi running');
    await pause.open();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(slot('steps-line')).toHaveTextContent(/^\d steps/);
    expect(slot('step-list')).toHaveTextContent('serviceSqlApi done sql');
  });

  it('send from a composer in another order', async () => {
    const panel = showPanel({
      children: (
        <ChatRoot>
          <TurnList />
          <Composer>
            <ComposerField>
              <SendButton />
              <ComposerInput placeholder="Ask the warehouse" />
            </ComposerField>
          </Composer>
        </ChatRoot>
      ),
    });
    await panel.user.type(screen.getByPlaceholderText('Ask the warehouse'), 'How much?');
    await panel.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(panel.requests[0]?.input).toBe('How much?');
  });
});

describe('links in answers', () => {
  it('go through the host’s router', async () => {
    const onLink = vi.fn((_url: string, event: { preventDefault(): void }) => event.preventDefault());
    const answer = { kind: 'answer', text: 'See [the dashboard](/dashboards/7) and [the docs](https://example.com/docs).' } as const;
    const panel = showPanel({ script: { '*': [answer] }, panel: { onLink, linkFor: (path) => `/app${path}` } });
    await ask(panel);
    const link = screen.getByRole('link', { name: 'the dashboard' });
    expect(link).toHaveAttribute('href', '/app/dashboards/7');
    await panel.user.click(link);
    expect(onLink).toHaveBeenCalledWith('/app/dashboards/7', expect.objectContaining({ defaultPrevented: true }));
  });
});

describe('the context of a question', () => {
  it('is sent with it as it is at that moment, and never shown: not in the question, the menu or the field, nor after a reload', async () => {
    let page = 'Dashboard 7';
    const named = vi.fn();
    const rated = vi.fn();
    const started = startService({ script: { [salesQuestion]: wholeSalesRun } });
    const storage = memoryStorage();
    const panelOf = (chatId?: string) => ({ chatId, context: () => ({ page }), onThread: named, onFeedback: rated });
    const panel = showPanel({ started, storage, panel: panelOf() });
    page = 'Dashboard 8';
    await ask(panel);
    expect(started.requests[0]?.input).toBe(`${salesQuestion}\n\n<context>\n{"page":"Dashboard 8"}\n</context>`);
    expect(document.body).not.toHaveTextContent('Dashboard');
    expect(named).toHaveBeenCalledWith(expect.any(String), salesQuestion);
    await panel.user.click(screen.getByRole('button', { name: 'Good answer' }));
    expect(rated).toHaveBeenCalledWith(expect.objectContaining({ question: salesQuestion }));
    await panel.user.click(message());
    await panel.user.keyboard('{ArrowUp}');
    expect(message()).toHaveValue(salesQuestion);
    panel.unmount();

    showPanel({ started, storage: memoryStorage(), panel: panelOf(named.mock.calls[0]?.[0]) });
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(slot('question')).toHaveTextContent(salesQuestion);
    expect(document.body).not.toHaveTextContent('Dashboard');
  });

  it('fails the turn and is reported if it cannot be sent, and the question is not sent without it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const context = () => {
      throw new Error('The page is gone.');
    };
    const panel = showPanel({ panel: { context, onError } });
    await ask(panel, salesQuestion, ['failed']);
    expect(panel.requests).toHaveLength(0);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'validation', field: 'context' }));
    const reports = () => log.mock.calls.map((words) => words.join(' ')).filter((text) => text.startsWith('Parley:'));
    await waitFor(() => expect(reports()).toEqual([expect.stringMatching(/context of a question.*The page is gone\./s)]));
  });

  it('is refetched when a question that could not be sent is repeated', async () => {
    const { client, requests } = startService();
    const pages: QuestionContext[] = [{ text: 'x'.repeat(9_000) }, { page: 7 }];
    const store = createChatStore({ client, context: () => pages.shift() });
    store.send(salesQuestion);
    expect(store.getSnapshot().turns.map(({ state }) => state)).toEqual(['failed']);
    store.retry();
    await waitFor(() => expect(store.getSnapshot().turns.map(({ state }) => state)).toEqual(['done']));
    expect(requests.map(({ input }) => input)).toEqual([expect.stringContaining('{"page":7}')]);
  });
});

describe('threads', () => {
  const threads = [{ chatId: 'unknown', title: 'Stock in May' }];

  it.each([
    ['of the panel', <ChatPanel key="panel" threads={threads} />],
    [
      'of the menu',
      <ChatRoot key="root" threads={[{ chatId: 'other', title: 'Another list' }]}>
        <ThreadMenu threads={threads} />
        <Composer />
      </ChatRoot>,
    ],
  ])('%s replace the recent threads', async (_, children) => {
    const panel = showPanel({ children });
    await panel.user.click(screen.getByRole('button', { name: 'Chats' }));
    await waitFor(() => expect(slots('thread-row').map((row) => row.textContent.trim())).toEqual(['Stock in May']));
  });

  it('are shown again after a reload of the tab if the host wishes, but a thread of the host comes first', async () => {
    const started = startService();
    const storage = memoryStorage();
    const onChatIdChange = vi.fn();
    const first = showPanel({ started, storage, panel: { rememberThread: true } });
    await ask(first);
    first.unmount();

    const second = showPanel({ started, storage, panel: { rememberThread: true, onChatIdChange } });
    expect(slot('thread-skeleton')).toBeDefined();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(onChatIdChange.mock.calls).toEqual([[expect.any(String)]]);
    second.unmount();

    const third = showPanel({ started, storage, panel: { rememberThread: 'another chat' } });
    expect(slot('welcome')).toBeDefined();
    third.unmount();

    const fourth = showPanel({ started, storage, panel: { rememberThread: true } });
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    await fourth.user.click(slot('new-chat') as HTMLElement);
    expect(slot('welcome')).toBeDefined();
    fourth.unmount();

    showPanel({ started, storage, panel: { rememberThread: true } });
    expect(slot('welcome')).toBeDefined();
  });

  it('of another user are not shown, and neither is an error', async () => {
    const storage = memoryStorage();
    const started = startService({ user: 'ada' });
    const first = showPanel({ started, storage, panel: { rememberThread: true } });
    await ask(first);
    first.unmount();

    const { service } = started;
    const client = createServiceClient({
      chatUrl: service.addresses.deploymentChatUrl,
      credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'bram' }) },
      fetch: service.fetch,
    });
    showPanel({ started: { ...started, client }, storage, panel: { rememberThread: true } });
    expect(slot('thread-skeleton')).toBeDefined();
    await waitFor(() => expect(slot('welcome')).toBeDefined());
    expect(slot('error')).toBeUndefined();
  });
});
