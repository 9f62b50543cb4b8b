import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyThread } from '../../../src/chat/store/fold/emptyThread.js';
import { foldFrame, foldFrames } from '../../../src/chat/store/fold/foldFrame.js';
import { addQuestion, expectGap } from '../../../src/chat/store/fold/questions.js';
import type { Thread } from '../../../src/chat/store/fold/Thread.js';
import { threadTurns } from '../../../src/chat/store/fold/threadTurns.js';
import { decodeFrame } from '../../../src/client/chat-stream/decodeFrame.js';
import { runs } from '../../support/runs.js';
import { cutoff, delta, echo, final, full, type Line, start, state, thought, tool } from './lines.js';

const question = '1700000000000-message';

function fold(...lines: Line[]): Thread {
  return foldFrames(emptyThread, lines);
}

function texts(thread: Thread): readonly string[] {
  return thread.messages.map(({ content }) => content);
}

describe('a line of a message', () => {
  it('appends a delta to a known id and creates an unknown one', () => {
    const thread = fold(cutoff(), delta('a', 'Hel'), delta('a', 'lo'), delta('b', 'you'));
    expect(texts(thread)).toEqual(['Hello', 'you']);
  });

  it('replaces the text in any other form, except for thinking that an empty line would erase', () => {
    const thread = fold(cutoff(), thought('a', 'Hm.'), delta('a', 'Helo'), full('a', 'Hello'));
    expect(thread.messages[0]).toMatchObject({ content: 'Hello', thinking: 'Hm.', isInProcess: false });
  });

  it('never drops a live delta because of its sort', () => {
    expect(texts(fold(cutoff(), start('a', 5), delta('a', 'ha', 5), delta('a', 'ha', 5), delta('a', '!', 2)))).toEqual(['haha!']);
  });

  it('keeps repeated deltas if all lines of a message share one sort', () => {
    expect(texts(fold(cutoff(), start('a', 2), delta('a', 'x', 3), delta('a', 'y', 3), delta('a', 'y', 3)))).toEqual(['xyy']);
  });

  it('applies a line that was sent twice once, if lines are numbered', () => {
    const lines = [start('a', 2), delta('a', 'ha', 3), delta('a', 'ha', 3), delta('a', 'ha', 4), delta('a', 'ha', 4)];
    expect(texts(fold(cutoff(), ...lines))).toEqual(['haha']);
  });

  it('attaches its result to a tool call, and never removes it', () => {
    const thread = fold(cutoff(), tool('t', 'sql', '{}'), tool('t', 'sql', '{}', '{"a":1}'), tool('t', 'sql', '{}'));
    expect(thread.messages[0]).toMatchObject({ toolCall: { result: '{"a":1}' }, isInProcess: false });
  });

  it('keeps a tool call that later lines of its message omit', () => {
    expect(fold(cutoff(), tool('t', 'sql', '{}', '1'), full('t', 'done')).messages[0]?.toolCall?.result).toBe('1');
  });
});

describe('the format of an answer', () => {
  const structured = (line: Line) => ({ ...line, isStructuredResponse: true });

  it('is kept by later lines that omit it, and changed by those that differ', () => {
    const thread = fold(cutoff(), structured(start('a')), delta('a', '{}'), full('a', '{}'));
    expect(thread.messages[0]?.isStructuredResponse).toBe(true);
    expect(foldFrame(thread, { ...full('a', 'No.'), isStructuredResponse: false }).messages[0]?.isStructuredResponse).toBe(false);
  });

  it('is part of the turn’s answer, also after a replay and after the serialized thread', () => {
    const lines = [cutoff(), echo(question, 'How much?'), structured(start('f')), structured(final('f', '42')), state()];
    expect(threadTurns(fold(...lines, ...lines))[0]?.answer?.isStructuredResponse).toBe(true);
  });

  it('is undefined if the service sends none', () => {
    const thread = fold(cutoff(), echo(question, 'How much?'), full('a', '42'), { ...full('b', '43'), isStructuredResponse: 'yes' });
    expect(thread.messages.map(({ isStructuredResponse }) => isStructuredResponse)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the order of messages', () => {
  it('is by first-seen sort, then by arrival', () => {
    const thread = fold(cutoff(), delta('late', 'c', 4), delta('early', 'b', 2), echo(question, 'a', 1), full('last', 'd', 4));
    expect(texts(thread)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never changes for messages on screen, whatever later lines contain', () => {
    expect(texts(fold(cutoff(), delta('a', 'a', 2), delta('b', 'b', 3), full('a', 'a', 9), full('b', 'b', 1)))).toEqual(['a', 'b']);
  });

  it('is kept between streams, although each counts from the start', () => {
    const thread = fold(
      ...[cutoff(), echo(question, 'one', 1), final('a', 'first', 8), state()],
      ...[cutoff(), echo('1700000000001-message', 'two', 1), final('b', 'second', 2), state()],
    );
    expect(texts(thread)).toEqual(['one', 'first', 'two', 'second']);
  });

  it('stays correct if one reading contains several turns that each count from the start', () => {
    const thread = fold(
      cutoff(),
      echo(question, 'one', 1),
      final('a', 'first', 8),
      echo('1700000000001-message', 'two', 1),
      final('b', 'second', 2),
    );
    expect(texts(thread)).toEqual(['one', 'first', 'two', 'second']);
  });
});

describe('a resumed stream', () => {
  const begun = [cutoff(), echo(question, 'How much?', 1), start('a', 2), delta('a', 'Rev', 3)];

  it('resets a message at its start line', () => {
    const thread = fold(...begun, cutoff(), echo(question, 'How much?', 1), start('a', 2), delta('a', 'Rev', 3), delta('a', 'enue', 4));
    expect(thread.messages[1]).toMatchObject({ content: 'Revenue', isCatchingUp: false });
  });

  it('continues after a full line, which contains the text so far', () => {
    const snapshot = { ...full('a', 'Reven', 2), isInProcess: true };
    expect(fold(...begun, cutoff(), snapshot, delta('a', 'ue', 7)).messages[1]).toMatchObject({ content: 'Revenue', isCatchingUp: false });
  });

  it('marks text after a gap as catching up until a full line heals it', () => {
    const gapped = fold(...begun, cutoff(), delta('a', 'ue', 6));
    expect(gapped.messages[1]).toMatchObject({ content: 'Revue', isCatchingUp: true });
    expect(foldFrame(gapped, full('a', 'Revenue', 7)).messages[1]).toMatchObject({ content: 'Revenue', isCatchingUp: false });
  });

  it('marks a message whose beginning was missed', () => {
    const thread = foldFrames(expectGap(fold(...begun)), [cutoff(), delta('b', 'enue', 9)]);
    expect(thread.messages[2]).toMatchObject({ content: 'enue', isCatchingUp: true });
  });

  it('resets a finished message as well when it is replayed', () => {
    const thread = fold(...begun, full('a', 'Revenue', 4), cutoff(), start('a', 2), delta('a', 'Rev', 3));
    expect(thread.messages[1]?.content).toBe('Rev');
  });

  it('drops the text of a failed run once its question is answered again', () => {
    const failed = [cutoff(), echo(question, 'Q', 5), full('a', 'Seen.', 6), start('b', 7), delta('b', 'Half', 8)];
    expect(texts(fold(...failed, cutoff(), echo(question, 'Q', 12), start('c', 13), final('c', 'All.', 14)))).toEqual(['Q', 'All.']);
    expect(texts(fold(...failed, cutoff(), echo(question, 'Q', 5), delta('b', ' of it', 9)))).toEqual(['Q', 'Seen.', 'Half of it']);
  });

  it('moves a turn that another tab answered again to its position in the record', () => {
    const [failed, theirs] = ['1600000000000-message', '1650000000000-message'];
    const before = [
      cutoff(),
      echo(failed, 'Failed?', 1),
      full('a', 'Half', 2),
      cutoff(),
      echo(theirs, 'Theirs?', 4),
      final('b', 'Theirs.', 5),
    ];
    const asked = addQuestion(fold(...before), { id: question, content: 'Mine?' });
    const record = [
      cutoff({ chatId: 'chat-1', isStreaming: false }),
      echo(theirs, 'Theirs?', 4),
      final('b', 'Theirs.', 5),
      echo(failed, 'Failed?', 8),
      full('c', 'Anew', 9),
      final('d', 'Anew.', 10),
      echo(question, 'Mine?', 12),
      final('e', 'Mine.', 13),
    ];
    expect(texts(foldFrames(asked, record))).toEqual(['Theirs?', 'Theirs.', 'Failed?', 'Anew', 'Anew.', 'Mine?', 'Mine.']);
  });

  it('has no effect on earlier turns', () => {
    const before = [cutoff(), echo('1600000000000-message', 'Before', 1), delta('old', 'Old', 2), state()];
    expect(fold(...before, ...begun, cutoff(), start('old', 2)).messages[1]?.content).toBe('Old');
  });

  it('heals a gap from the serialized thread', () => {
    const thread = fold(
      ...begun,
      cutoff(),
      delta('a', 'ue', 6),
      state({ role: 'user', content: 'How much?' }, { role: 'assistant', content: 'Revenue' }),
    );
    expect(thread.messages).toHaveLength(2);
    expect(thread.messages[1]).toMatchObject({ content: 'Revenue', isCatchingUp: false });
  });

  it('does not heal a message with an earlier text that contains the same letters', () => {
    const texts = ['Let me look at the orders.', 'Let me add them up.', 'Revenue was 42.'];
    const thread = fold(
      ...[cutoff(), echo(question, 'How much?', 1), delta('a', texts[0] ?? '', 2), delta('b', 'Let me ', 3), cutoff()],
      state({ role: 'user', content: 'How much?' }, ...texts.map((content) => ({ role: 'assistant', content }))),
    );
    expect(thread.messages.map(({ content }) => content)).toEqual(['How much?', ...texts]);
    expect(threadTurns(thread)[0]?.answer?.content).toBe('Revenue was 42.');
  });
});

describe('the end of a thread', () => {
  const asked = [cutoff(), echo(question, 'How much?')];

  it.each([
    ['complete', state(), 'done'],
    ['complete', final('f', '42'), 'done'],
    ['aborted', { id: '__aborted__', type: 'abort', code: 'chat_aborted' }, 'stopped'],
    ['suspended', { id: '__suspended__', type: 'suspend', retryable: true, messageId: question }, 'suspended'],
    ['failed', { error: 'The model is gone.' }, 'failed'],
    ['failed', { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Unauthorized' } }, 'failed'],
  ])('is %s after %j', (end, line, turnState) => {
    const thread = fold(...asked, line);
    expect(thread.end).toBe(end);
    expect(threadTurns(thread).at(-1)?.state).toBe(turnState);
  });

  it('stays open without any of them', () => {
    const thread = fold(...asked, delta('a', 'Rev'));
    expect(thread.end).toBe('open');
    expect(threadTurns(thread).at(-1)?.state).toBe('running');
  });

  it('keeps the text before an error, and the error', () => {
    const thread = fold(...asked, delta('a', 'Rev'), { error: { message: 'The model is gone.' } });
    expect(thread.error?.message).toContain('The model is gone.');
    expect(threadTurns(thread)[0]).toMatchObject({ state: 'failed', answer: { content: 'Rev', isInProcess: false } });
  });

  it('remains an abort when the state follows', () => {
    expect(fold(...asked, { id: '__aborted__', type: 'abort' }, state()).end).toBe('aborted');
  });

  it('reports a suspended run when the thread is read', () => {
    const thread = fold(
      cutoff({ chatId: 'chat-1', isStreaming: false, suspended: { messageId: question } }),
      echo(question, 'How much?'),
      state(),
    );
    expect(thread).toMatchObject({ end: 'suspended', suspendedMessageId: question });
    expect(threadTurns(thread)[0]?.state).toBe('suspended');
  });

  it('keeps the usage of the answer', () => {
    const usage = { models: ['m'], llmCalls: 2, inputTokens: 3, outputTokens: 4, cacheWriteTokens: 5, cacheReadTokens: 6, totalTokens: 7 };
    expect(fold(...asked, state(), { id: '__usage__', type: 'usage', usage }).usage).toEqual(usage);
  });
});

describe('identity', () => {
  it('is kept by every untouched message and changes for the touched one', () => {
    const before = fold(cutoff(), echo(question, 'How much?'), full('a', 'Hm.'), delta('b', 'Rev'));
    const after = foldFrame(before, delta('b', 'enue'));
    expect(after.messages.map((message, position) => message === before.messages[position])).toEqual([true, true, false]);
    expect(before.messages[2]?.content).toBe('Rev');
  });

  it.each([[{ id: '__later__', state: {} }], [{ id: 7 }], ['text'], [null], [[]], [{}]])('of the thread is kept by %j', (value) => {
    const thread = fold(cutoff(), delta('a', 'Rev'));
    expect(foldFrame(thread, value)).toBe(thread);
  });

  it('of a thread is unaffected by two threads derived from it', () => {
    const base = fold(cutoff(), delta('a', 'a', 5));
    const one = foldFrames(base, [delta('b', 'b', 6), delta('x', 'x', 7)]);
    const other = foldFrames(base, [delta('x', 'X', 8), delta('b', 'B', 9)]);
    expect(texts(foldFrame(one, delta('x', '!', 10)))).toEqual(['a', 'b', 'x!']);
    expect(texts(foldFrame(other, delta('b', '!', 10)))).toEqual(['a', 'X', 'B!']);
    expect(texts(base)).toEqual(['a']);
  });
});

describe('any input', () => {
  const members = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('a', '__cutoff__', '__state__', '__proto__', question, 'user', 'assistant', 'message', true, 1),
  );
  const hostileLine = fc.dictionary(
    fc.constantFrom(
      'id',
      'kind',
      'role',
      'content',
      'thinking',
      'toolCall',
      'graphPath',
      'isDelta',
      'isInProcess',
      'sort',
      'state',
      'error',
      'messages',
      'usage',
      '__proto__',
    ),
    fc.oneof(
      members,
      fc.dictionary(fc.constantFrom('name', 'input', 'result', 'chatId', 'messages', 'suspended', 'message', 'code'), members),
    ),
  );

  it('folds without throwing, alone and in a batch, to the same thread', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), hostileLine), { maxLength: 20 }), (values) => {
        const oneByOne = values.reduce<Thread>(foldFrame, emptyThread);
        expect(foldFrames(emptyThread, values).messages).toEqual(oneByOne.messages);
        threadTurns(oneByOne);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('restores any serialized state without throwing', () => {
    const part = fc.dictionary(fc.constantFrom('type', 'text', 'thinking', 'id', 'name', 'input'), members);
    const kwargs = fc.dictionary(
      fc.constantFrom('id', 'content', 'tool_calls', 'tool_call_id', 'name', 'additional_kwargs'),
      fc.oneof(members, fc.array(part)),
    );
    const record = fc.record({
      lc: fc.constant(1),
      type: fc.constant('constructor'),
      id: fc.array(fc.constantFrom('schema', 'HumanMessage', 'AIMessage', 'AIMessageChunk', 'ToolMessage', 'SystemMessage')),
      kwargs: fc.oneof(kwargs, members),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), record)), (messages) => {
        foldFrames(emptyThread, [cutoff(), echo(question, 'a'), delta('a', 'b'), cutoff(), state(...messages)]);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('identifies a raw line by its id, even if it has a field named kind', () => {
    const lines = [echo('1-message', 'How much?'), { ...full('m', 'Forty-two.'), kind: 'aborted' }];
    expect(threadTurns(fold(...lines))[0]).toMatchObject({ answer: { content: 'Forty-two.' }, state: 'running' });
  });

  it('accepts decoded frames as well as raw lines', () => {
    const lines = [cutoff(), echo(question, 'How much?'), delta('a', 'Rev'), final('f', '42'), state(), { error: 'Late.' }];
    const { error: _, outcomes: __, ...decoded } = foldFrames(emptyThread, lines.map(decodeFrame));
    expect(fold(...lines)).toMatchObject(decoded);
  });
});

describe('any repetition and any of the three ways to resume', () => {
  const words = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
  const message = fc.oneof(
    fc.record({ kind: fc.constant('text' as const), pieces: fc.array(words, { minLength: 1, maxLength: 4 }), isClosed: fc.boolean() }),
    fc.record({ kind: fc.constant('tool' as const), input: words, result: words }),
  );
  const run = fc.tuple(fc.array(message, { maxLength: 4 }), fc.array(words, { minLength: 1, maxLength: 4 })).map(([messages, answer]) => {
    let sort = 0;
    const lines = messages.flatMap((made, position): Line[] => {
      const id = `m${position}`;
      if (made.kind === 'tool') {
        const { input, result } = { input: JSON.stringify({ sql: made.input }), result: JSON.stringify(made.result) };
        return [tool(id, 'sql', input, undefined, ++sort + 1), tool(id, 'sql', input, result, ++sort + 1)];
      }
      const deltas = [start(id, ++sort + 1), ...made.pieces.map((piece) => delta(id, piece, ++sort + 1))];
      return made.isClosed ? [...deltas, full(id, made.pieces.join(''), ++sort + 1)] : deltas;
    });
    const closing = [
      start('f', ++sort + 1, ['final']),
      ...answer.map((piece) => delta('f', piece, ++sort + 1, ['final'])),
      final('f', answer.join(''), ++sort + 1),
    ];
    return [cutoff(), echo(question, 'How much?', 1), ...lines, ...closing, state()];
  });

  it('results in the thread of the clean run for any line sent twice', () => {
    fc.assert(
      fc.property(run, fc.nat(), (lines, at) => {
        const twice = lines.flatMap((line, position) => (position === at % lines.length ? [line, line] : [line]));
        expect(fold(...twice)).toEqual(fold(...lines));
      }),
    );
  });

  it('results in the thread of the clean run after any cut that is followed by a replay', () => {
    fc.assert(
      fc.property(run, fc.nat(), fc.nat(), (lines, first, second) => {
        const cuts = [lines.slice(0, first % lines.length), lines.slice(0, second % lines.length), lines];
        expect(threadTurns(fold(...cuts.flat()))).toEqual(threadTurns(fold(...lines)));
      }),
    );
  });

  it('results in the thread of the clean run after any cut that is followed by a snapshot', () => {
    fc.assert(
      fc.property(run, fc.nat(), fc.nat(), (lines, first, second) => {
        const cutAt = first % lines.length;
        const goesOnAt = Math.min(lines.length - 1, Math.max(1, cutAt) + (second % 4));
        const soFar = fold(...lines.slice(0, goesOnAt));
        const snapshot = soFar.messages.map(({ isWhole: _, isCatchingUp: __, origin: ___, ...line }) => ({ ...line, isDelta: false }));
        const thread = fold(...lines.slice(0, cutAt), cutoff(), ...snapshot, ...lines.slice(goesOnAt));
        expect(threadTurns(thread)).toEqual(threadTurns(fold(...lines)));
      }),
    );
  });

  it('results in the question, tool calls and answer of the clean run after any gap that only the serialized state can close', () => {
    const told = (thread: Thread) =>
      threadTurns(thread).map(({ question, answer, steps }) => ({
        question: question?.content,
        answer: answer?.content,
        tools: steps.flatMap(({ toolCall }) => (toolCall === undefined ? [] : [JSON.stringify(toolCall)])),
      }));
    fc.assert(
      fc.property(run, fc.nat(), fc.nat(), (lines, first, second) => {
        const body = lines.slice(0, -1);
        const clean = fold(...lines);
        const cutAt = 2 + (first % (body.length - 1));
        const goesOnAt = Math.min(body.length, cutAt + (second % 6));
        const gapped = fold(...body.slice(0, cutAt), cutoff(), ...body.slice(goesOnAt), state(...serialize(clean)));
        expect(told(gapped)).toEqual(told(clean));
      }),
      { numRuns: runs(100, 500) },
    );
  });
});

/** As a service does that keeps no ids of its lines. */
function serialize({ messages }: Thread): readonly object[] {
  const record = (name: string, kwargs: object) => ({ lc: 1, type: 'constructor', id: ['messages', name], kwargs });
  return messages.flatMap(({ role, content, toolCall }, position) => {
    if (role === 'user') return [record('HumanMessage', { content })];
    if (toolCall === undefined) return [record('AIMessage', { content: [{ type: 'text', text: content }] })];
    const call = { id: `call-${position}`, name: toolCall.name, args: JSON.parse(toolCall.input) };
    return [
      record('AIMessage', { content: '', tool_calls: [call] }),
      record('ToolMessage', { content: toolCall.result, tool_call_id: call.id }),
    ];
  });
}
