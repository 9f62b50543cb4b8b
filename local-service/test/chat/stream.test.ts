import { describe, expect, it } from 'vitest';
import { createScriptedAgent } from '../../src/index.js';
import { chatIdOf, closingSteps, defaultSteps, firstId, fold, ids, linesOf, secondId, startTalk, workingSteps } from '../support/talk.js';

describe('the stream of a question', () => {
  it('is served as application/json, one JSON object per line', async () => {
    const response = await startTalk().chat({ input: 'Stores?' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.text()).toMatch(/^(\{.*\}\n)+$/);
  });

  it('has the order of the contract', async () => {
    const lines = await linesOf(startTalk().chat({ input: 'Stores?', messageId: firstId }));
    expect(lines[0]).toEqual({ id: '__cutoff__', sort: 0, state: { chatId: expect.any(String), isStreaming: true } });
    expect(lines[1]).toMatchObject({ id: firstId, role: 'user', content: 'Stores?', isInProcess: false });
    expect(lines[2]).toMatchObject({
      role: 'assistant',
      content: '',
      isInProcess: true,
      isDelta: true,
      graphPath: ['service_data_analyst_agent'],
    });

    const [working, tool, final] = [...new Set(ids(lines))].slice(2);
    const linesOfId = (id: string | undefined) => lines.filter((line) => line.id === id);
    expect(linesOfId(working).at(-1)).toMatchObject({ content: 'Let me look at the stores.', isDelta: false, isInProcess: false });
    expect(linesOfId(tool)).toMatchObject([
      {
        toolCall: { name: 'serviceMeta', input: '{"searchQuery":"stores"}' },
        isInProcess: true,
        graphPath: ['service_data_analyst_agent', 'tools'],
      },
      { toolCall: { result: '{"cubes":[],"searchQuery":"stores"}' }, isInProcess: false },
    ]);
    expect(linesOfId(tool)[0].toolCall).not.toHaveProperty('result');
    expect(linesOfId(final).at(-1)).toMatchObject({ content: expect.stringContaining('12 stores'), isDelta: false, isInProcess: false });
    expect(linesOfId(final).every((line) => line.graphPath[0] === 'final' && line.graphPath.length <= 2)).toBe(true);
    expect(ids(lines).slice(-2)).toEqual(['__state__', '__usage__']);
  });

  it('sends each text as deltas that add up to the full last line', async () => {
    const lines = await linesOf(startTalk().chat({ input: 'Stores?' }));
    for (const last of lines.filter((line) => line.role === 'assistant' && line.toolCall === undefined && line.isDelta === false)) {
      const deltas = lines.filter((line) => line.id === last.id && line.isDelta);
      expect(deltas.length).toBeGreaterThan(2);
      expect(deltas.map((line) => line.content).join('')).toBe(last.content);
      expect(deltas.map((line) => line.thinking).join('')).toBe(last.thinking);
    }
  });

  it('numbers its lines', async () => {
    const { chat } = startTalk();
    const first = await linesOf(chat({ input: 'Stores?' }));
    const second = await linesOf(chat({ input: 'And now?', chatId: chatIdOf(first) }));
    const sorts = [...first, ...second.slice(1)].map((line) => line.sort);
    expect(sorts).toEqual(sorts.map((_, index) => index));
  });

  it('starts a new message after a tool call', async () => {
    const agent = createScriptedAgent({
      '*': [...workingSteps, ...closingSteps.slice(0, 2), { kind: 'text', text: 'Now I know.' }, ...closingSteps.slice(2)],
    });
    const lines = await linesOf(startTalk({ agent }).chat({ input: 'Stores?' }));
    expect(Object.values(fold(lines)).map((message) => message.content)).toEqual([
      'Stores?',
      'Let me look at the stores.',
      '',
      'Now I know.',
      expect.stringContaining('12 stores'),
    ]);
  });

  it('generates the id of a message that was sent without one', async () => {
    const { chat } = startTalk({ now: () => 1_700_000_000_000 });
    const first = await linesOf(chat({ input: 'Stores?' }));
    const second = await linesOf(chat({ input: 'Stores?', chatId: chatIdOf(first) }));
    expect([first[1].id, second[1].id]).toEqual([firstId, secondId]);
  });

  it('ends with the conversation as constructor records', async () => {
    const lines = await linesOf(startTalk().chat({ input: 'Stores?', messageId: firstId }));
    const { messages } = lines.find((line) => line.id === '__state__').state;
    expect(messages.map((message: { id: string[] }) => message.id.at(-1))).toEqual([
      'HumanMessage',
      'AIMessage',
      'ToolMessage',
      'AIMessage',
    ]);
    const [question, working, tool, answer] = messages;
    expect(question).toMatchObject({ lc: 1, type: 'constructor', kwargs: { id: firstId, content: 'Stores?' } });
    expect(working.kwargs.content.map((part: { type: string }) => part.type)).toEqual(['thinking', 'text']);
    expect(working.kwargs.tool_calls).toEqual([
      { id: tool.kwargs.tool_call_id, name: 'serviceMeta', args: { searchQuery: 'stores' }, type: 'tool_call' },
    ]);
    expect(answer.kwargs.content).toContain('12 stores');
  });

  it('counts the tokens used', async () => {
    const { usage } = (await linesOf(startTalk().chat({ input: 'Stores?' }))).at(-1);
    expect(usage.totalTokens).toBe(usage.inputTokens + usage.outputTokens);
    expect(usage.outputTokens).toBeGreaterThan(40);
    expect(usage.llmCalls).toBe(2);
  });

  it('sends an error line if the agent fails, and nothing after it', async () => {
    const agent = createScriptedAgent({ '*': [...workingSteps, { kind: 'fail', message: 'The warehouse sleeps.' }] });
    const lines = await linesOf(startTalk({ agent }).chat({ input: 'Stores?' }));
    expect(lines.at(-1)).toEqual({ error: 'The warehouse sleeps.' });
    expect(ids(lines)).not.toContain('__state__');
  });

  it('passes the thread so far to the agent, with its memory', async () => {
    const seen: unknown[] = [];
    const agent = createScriptedAgent(({ text, history }) => {
      seen.push(history);
      return [
        { kind: 'memory', memory: { about: text } },
        { kind: 'answer', text: `About ${text}` },
      ];
    });
    const { chat } = startTalk({ agent });
    const chatId = chatIdOf(await linesOf(chat({ input: 'stores' })));
    await linesOf(chat({ input: 'orders', chatId }));
    expect(seen).toEqual([[], [{ question: 'stores', answer: 'About stores', memory: { about: 'stores' } }]]);
  });

  it('paces the words', async () => {
    const { chat } = startTalk({ paceMs: 5, agent: createScriptedAgent({ '*': defaultSteps }) });
    const startedAt = performance.now();
    const lines = await linesOf(chat({ input: 'Stores?' }));
    const pieces = lines.filter((line) => line.isDelta && (line.content !== '' || line.thinking !== '')).length;
    expect(performance.now() - startedAt).toBeGreaterThan(pieces * 4);
  });
});
