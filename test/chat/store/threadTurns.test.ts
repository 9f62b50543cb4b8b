import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyThread } from '../../../src/chat/store/fold/emptyThread.js';
import { foldFrame, foldFrames } from '../../../src/chat/store/fold/foldFrame.js';
import type { Thread } from '../../../src/chat/store/fold/Thread.js';
import { steadyTurns, threadTurns } from '../../../src/chat/store/fold/threadTurns.js';
import { cutoff, delta, echo, final, finalDelta, full, type Line, start, state, thought, tool } from './lines.js';

const question = '1700000000000-message';
const asked = [cutoff(), echo(question, 'How much?')];
const turnsOf = (...lines: Line[]) => threadTurns(foldFrames(emptyThread, lines));
const lastTurn = (...lines: Line[]) => turnsOf(...asked, ...lines).at(-1);
const stepTexts = (...lines: Line[]) =>
  lastTurn(...lines)?.steps.map(({ content, thinking, toolCall }) => toolCall?.name ?? thinking + content);

describe('the answer of a turn', () => {
  it('is the last final message with a path of at most two', () => {
    const turn = lastTurn(final('f1', 'Draft'), final('f2', '42'), full('deep', 'Not this', 9, ['final', 'agent', 'tools']), state());
    expect(turn?.answer?.content).toBe('42');
  });

  it('is shown once, even if the working text is the same', () => {
    expect(lastTurn(full('a', 'It is 42.'), final('f', 'It is 42. '), state())).toMatchObject({ steps: [], answer: { id: 'f' } });
  });

  it('keeps the thinking of a working text that is the same', () => {
    expect(lastTurn(thought('a', 'Hm.'), delta('a', '42'), final('f', '42'), state())?.steps).toMatchObject([
      { thinking: 'Hm.', content: '' },
    ]);
  });

  it('is the last text of the main agent if there is no final message', () => {
    const turn = lastTurn(
      full('a', 'I look.'),
      tool('t', 'sql', '{}', '[]'),
      full('b', 'It is 42.'),
      full('c', 'A helper speaks', 9, ['agent', 'helper']),
      state(),
    );
    expect(turn?.answer?.content).toBe('It is 42.');
  });

  it('is being written by the main agent until a step follows', () => {
    expect(lastTurn(delta('a', 'I look.'))?.answer?.content).toBe('I look.');
    expect(lastTurn(delta('a', 'I look.'), tool('t', 'sql', '{}'))).toMatchObject({ answer: undefined, steps: [{ id: 'a' }, { id: 't' }] });
    expect(lastTurn(delta('a', 'I look.'), start('f', 3, ['final']))?.answer?.id).toBe('a');
    expect(lastTurn(delta('a', 'I look.'), finalDelta('f', '4'))?.answer?.id).toBe('f');
  });

  it('is not a tool call', () => {
    expect(lastTurn(tool('t', 'sql', '{}', '[]'), state())?.answer).toBeUndefined();
  });
});

it('makes steps of working texts, thinking and tool calls in order, without empty ones', () => {
  expect(stepTexts(thought('a', 'Hm.'), start('e'), tool('t', 'sql', '{}', '[]'), full('b', 'I look.'), final('f', '42'), state())).toEqual(
    ['Hm.', 'sql', 'I look.'],
  );
});

it('starts a turn at each question, and one without a question if an assistant starts', () => {
  const turns = turnsOf(
    cutoff(),
    full('hello', 'Welcome.'),
    echo(question, 'How much?'),
    final('f', '42'),
    echo('1700000000001-message', 'And?'),
    state(),
  );
  expect(turns.map((turn) => [turn.id, turn.question?.content, turn.answer?.content])).toEqual([
    ['hello', undefined, 'Welcome.'],
    [question, 'How much?', '42'],
    ['1700000000001-message', 'And?', undefined],
  ]);
});

it('keeps each unchanged turn, and the list if none changed', () => {
  const thread = foldFrames(emptyThread, [
    ...asked,
    final('f', '42'),
    state(),
    cutoff(),
    echo('1700000000001-message', 'And?'),
    delta('a', 'x'),
  ]);
  const before = threadTurns(thread);
  const after = threadTurns(foldFrame(thread, delta('a', 'y')), before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.question).toBe(before[1]?.question);
  expect(threadTurns(thread, before)).toBe(before);
});

/** Any lines of a service, in any order. */
function anyLines() {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const anyLine = fc.oneof(
    fc.constant(cutoff()),
    id.map((name) => echo(`${name}-question`, 'How much?')),
    fc.tuple(id, id).map(([name, text]) => delta(name, text)),
    fc.tuple(id, id).map(([name, text]) => final(name, text)),
    fc.tuple(id, id).map(([name, text]) => finalDelta(name, text)),
    fc.tuple(id, id).map(([name, text]) => thought(name, text)),
    id.map((name) => tool(name, 'sql', '{}', '[]')),
    fc.constant(state()),
    fc.constant({ id: '__error__', content: 'It broke.' }),
  );
  return fc.array(anyLine, { maxLength: 40 });
}

/** Checks the turns after each of any lines. */
function afterAnyLine(check: (turns: ReturnType<typeof threadTurns>, thread: Thread) => void): void {
  fc.assert(
    fc.property(anyLines(), (lines) => {
      let thread: Thread = emptyThread;
      let turns = threadTurns(thread);
      for (const line of lines) {
        thread = foldFrame(thread, line);
        turns = threadTurns(thread, turns);
        check(turns, thread);
      }
    }),
  );
}

it('is the same with and without the previous turns, for any lines', () => {
  afterAnyLine((turns, thread) => expect(turns).toEqual(threadTurns(thread)));
});

describe('the steady list', () => {
  const withoutText = (turns: ReturnType<typeof turnsOf>) =>
    turns.map(({ answer, ...turn }) => ({
      ...turn,
      answer: answer && turn.state === 'running' ? [answer.id, answer.thinking, answer.content.trim() !== ''] : answer,
    }));

  it('differs from the list in nothing but the text of a running answer, for any lines', () => {
    afterAnyLine((turns) => expect(withoutText(steadyTurns(turns))).toEqual(withoutText(turns)));
  });

  it('stays the same while an answer grows, and changes when it begins and ends', () => {
    let thread = foldFrames(emptyThread, [...asked, tool('t', 'sql', '{}', '[]')]);
    let turns = threadTurns(thread);
    const lists = [finalDelta('f', 'It'), finalDelta('f', ' is'), finalDelta('f', ' 42.'), final('f', 'It is 42.')].map((line) => {
      thread = foldFrame(thread, line);
      turns = threadTurns(thread, turns);
      return steadyTurns(turns);
    });
    expect(lists.map((list) => lists.indexOf(list))).toEqual([0, 0, 0, 3]);
    expect(lists[3]).toBe(turns);
  });
});
