import { describe, expect, it } from 'vitest';
import { emptyThread } from '../../../src/chat/store/fold/emptyThread.js';
import { foldFrames } from '../../../src/chat/store/fold/foldFrame.js';
import { restoreMessages } from '../../../src/chat/store/fold/restoreMessages.js';
import { threadTurns } from '../../../src/chat/store/fold/threadTurns.js';
import { cutoff, delta, echo, final, full, type Line, state, tool } from './lines.js';

const record = (name: string, kwargs: object) => ({ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', name], kwargs });
const question = '1700000000000-message';
const shape = (messages: readonly unknown[]) =>
  restoreMessages(messages).map(({ role, content, thinking, toolCall }) => ({ role, content, thinking, toolCall }));
const text = (role: string, content: string) => ({ role, content, thinking: '', toolCall: undefined });

describe('serialized messages', () => {
  it('are read as plain objects and as constructor records', () => {
    const expected = [text('user', 'How much?'), text('assistant', '42')];
    expect(
      shape([
        { role: 'user', content: 'How much?' },
        { role: 'assistant', content: '42' },
      ]),
    ).toEqual(expected);
    expect(shape([record('HumanMessage', { content: 'How much?' }), record('AIMessage', { content: '42' })])).toEqual(expected);
  });

  it('have content in parts, including thinking', () => {
    const content = ['It ', { type: 'thinking', thinking: 'Hm.' }, { type: 'text', text: 'is 42.' }, { type: 'image', text: 'no' }];
    expect(shape([record('AIMessage', { content })])).toEqual([{ ...text('assistant', 'It is 42.'), thinking: 'Hm.' }]);
  });

  it('attach its result to a tool call', () => {
    const call = record('AIMessage', { content: '', tool_calls: [{ id: 'c', name: 'sql', args: { a: 1 } }] });
    const result = record('ToolMessage', { content: '[1]', tool_call_id: 'c', name: 'sql' });
    expect(shape([call, result])).toEqual([{ ...text('assistant', ''), toolCall: { name: 'sql', input: '{"a":1}', result: '[1]' } }]);
  });

  it('are read however deep the input of a tool call is nested', () => {
    const args: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    const [call] = restoreMessages([record('AIMessage', { content: '', tool_calls: [{ id: 'c', name: 'sql', args }] })]);
    expect(call?.toolCall?.input).toContain('"…"');
  });

  it('of unknown classes are skipped', () => {
    expect(
      restoreMessages([record('SystemMessage', { content: 'Be kind.' }), { role: 'system', content: 'Be kind.' }, null, 7, []]),
    ).toEqual([]);
  });
});

describe('restoring', () => {
  const contents = (...lines: Line[]) => foldFrames(emptyThread, lines).messages.map(({ content, toolCall }) => toolCall?.name ?? content);
  const told = [
    { role: 'user', content: 'Before?' },
    { role: 'assistant', content: 'Old.' },
    { role: 'user', content: 'How much?' },
    { role: 'assistant', content: 'It is 42.' },
  ];

  it('adds turns that were not streamed before those that were', () => {
    expect(contents(cutoff(), echo(question, 'How much?'), final('f', 'It is 42.'), state(...told))).toEqual([
      'Before?',
      'Old.',
      'How much?',
      'It is 42.',
    ]);
  });

  it('adds nothing to a turn that was streamed completely, never removes and never reorders', () => {
    const streamed = [cutoff(), echo(question, 'How much?'), tool('t', 'sql', '{}', '[]'), full('a', 'Working.'), final('f', 'It is 42!')];
    expect(contents(...streamed, state(...told.slice(2)))).toEqual(['How much?', 'sql', 'Working.', 'It is 42!']);
    expect(contents(...streamed, state({ role: 'assistant', content: 'Alone' }, ...told.slice(2).reverse()))).toContain('It is 42!');
  });

  it('restores a tool call from a gap in its place', () => {
    const first = [cutoff(), echo(question, 'How much?'), full('a', 'I look.')];
    const serialized = [
      { role: 'user', content: 'How much?' },
      { role: 'assistant', content: 'I look.', tool_calls: [{ id: 'x', name: 'sql', args: {} }] },
      { role: 'tool', content: '[]', tool_call_id: 'x' },
      { role: 'assistant', content: 'It is 42.' },
    ];
    const thread = foldFrames(emptyThread, [...first, cutoff(), final('f', 'It is 42.'), state(...serialized)]);
    expect(thread.messages.map(({ content, toolCall }) => toolCall?.name ?? content)).toEqual(['How much?', 'I look.', 'sql', 'It is 42.']);
    expect(threadTurns(thread)[0]?.steps[1]?.toolCall).toEqual({ name: 'sql', input: '{}', result: '[]' });
  });

  it('attaches a result that was lost in a gap to its tool call', () => {
    const lines = [cutoff(), echo(question, 'How much?'), tool('t', 'sql', '{ "a": 1 }'), cutoff(), final('f', '42')];
    const call = { role: 'assistant', content: '', tool_calls: [{ id: 'x', name: 'sql', args: { a: 1 } }] };
    const serialized = [
      { role: 'user', content: 'How much?' },
      call,
      { role: 'tool', content: '[7]', tool_call_id: 'x' },
      { role: 'assistant', content: '42' },
    ];
    const thread = foldFrames(emptyThread, [...lines, state(...serialized)]);
    expect(thread.messages[1]).toMatchObject({ id: 't', toolCall: { result: '[7]' }, isCatchingUp: false, isInProcess: false });
    expect(thread.messages).toHaveLength(3);
  });

  it('distinguishes two identical questions', () => {
    const twice = [
      { role: 'user', content: 'Again?' },
      { role: 'assistant', content: 'One.' },
    ];
    expect(
      contents(
        cutoff(),
        echo(question, 'Again?'),
        final('f', 'One.'),
        echo('1700000000001-message', 'Again?'),
        delta('b', 'Tw'),
        state(...twice),
      ),
    ).toEqual(['Again?', 'One.', 'Again?', 'Tw']);
  });
});
