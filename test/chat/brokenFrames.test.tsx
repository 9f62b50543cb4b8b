import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { loadLazyParts } from '../../src/chat/panel/lazy/lazyParts.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { brokenValues, type FieldPath, pathsIn, put } from '../support/brokenValues.js';
import { lineResponse } from '../support/chatHarness.js';
import { queryEnd, salesSteps } from './panel/support/salesSteps.js';
import { cutoff, echo, final, type Line, state, thought, tool } from './store/lines.js';

await loadLazyParts();

const search = salesSteps.find((step) => typeof step === 'object' && 'kind' in step && step.kind === 'tool-end');
const resultOf = (step: unknown) => (step as { readonly result: object }).result;

/** The messages of a turn, each with its id in the turn. */
const turn: Readonly<Record<string, Line>> = {
  question: echo('q', 'How did revenue develop?'),
  thought: thought('t', 'I look for a measure.'),
  search: tool('s', 'serviceMeta', JSON.stringify({ searchQuery: 'revenue' }), JSON.stringify(resultOf(search))),
  query: tool('r', 'serviceSqlApi', JSON.stringify(resultOf(queryEnd)), JSON.stringify(resultOf(queryEnd))),
  answer: final('a', 'Revenue **grew**.'),
};

const jsonTexts = ['input', 'result'];

/** Every way to break a message: each of its fields, and each field of the JSON in its tool call, with each value. */
function brokenForms(message: Line): readonly Line[] {
  const toolCall = message.toolCall as Readonly<Record<string, string>> | undefined;
  const broken = (value: object, path: FieldPath) => brokenValues.map((other) => put(value, path, other));
  const own = pathsIn(message).flatMap((path) => broken(message, path));
  const inTexts = jsonTexts.flatMap((name) => {
    const json: unknown = JSON.parse(toolCall?.[name] ?? 'null');
    const changed = pathsIn(json).flatMap((path) => broken(json as object, path));
    return changed.map((text) => ({ ...message, toolCall: { ...toolCall, [name]: JSON.stringify(text) } }));
  });
  return [...own, ...inTexts] as Line[];
}

/** The messages of one turn, with their own ids, unless an id is what is broken. */
function turnOf(number: number, changed: Readonly<Record<string, Line>> = {}): readonly Line[] {
  return Object.values({ ...turn, ...changed }).map((line, index) =>
    typeof line.id === 'string' ? { ...line, id: `${number}-${line.id}`, sort: number * 10 + index } : line,
  );
}

describe.each(Object.keys(turn))('a thread with every broken form of a message, its %s', (name) => {
  it('is shown, with the other turns as they are', async () => {
    const forms = brokenForms(turn[name] ?? {});
    const lines = [...turnOf(0), ...forms.flatMap((form, index) => turnOf(index + 1, { [name]: form })), ...turnOf(forms.length + 1)];
    const client = createServiceClient({
      chatUrl: 'https://parley.test/agents/1/chat/stream-chat-state',
      credentials: { kind: 'service-token', token: 'x' },
      fetch: async () => lineResponse([cutoff({ chatId: 'chat-1', isStreaming: false }), ...lines, state()]),
    });
    const { container } = render(
      <ParleyProvider client={client} storage={null}>
        <ChatPanel chatId="chat-1" />
      </ParleyProvider>,
    );
    await waitFor(() => {
      const turns = [...container.querySelectorAll('[data-slot="turn"]')];
      for (const shown of [turns[0], turns.at(-1)]) {
        expect(shown?.textContent).toContain('How did revenue develop?');
        expect(shown?.querySelector('strong')?.textContent).toBe('grew');
        expect(shown?.querySelector('[data-slot="sql-result"]')?.textContent).toContain('Revenue by month');
      }
    });
  });
});
