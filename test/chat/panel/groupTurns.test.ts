import { expect, it } from 'vitest';
import { createTurnGrouper } from '../../../src/chat/panel/model/groupTurns.js';
import type { ChatTurn } from '../../../src/chat/store/fold/Thread.js';

const turn = (id: number): ChatTurn => ({
  id: `t${id}`,
  question: undefined,
  steps: [],
  answer: undefined,
  state: 'done',
  error: undefined,
});
const thread = Array.from({ length: 5000 }, (_, id) => turn(id));

it('changes only the last section and the last group with the last turn, however long the thread is', () => {
  const group = createTurnGrouper();
  const before = group(thread);
  const after = group([...thread.slice(0, -1), turn(4999)]);
  expect(after.slice(0, -1).every((section, index) => section === before[index])).toBe(true);
  expect(
    after
      .at(-1)
      ?.slice(0, -1)
      .every((turns, index) => turns === before.at(-1)?.[index]),
  ).toBe(true);
  expect(after.at(-1)?.at(-1)).not.toBe(before.at(-1)?.at(-1));
  expect(after.at(-1)?.length).toBeLessThanOrEqual(20);
});

it('keeps every turn, in order, in its original place', () => {
  const group = createTurnGrouper();
  for (let length = 0; length <= 450; length += 7) {
    const sections = group(thread.slice(0, length));
    expect(sections.flat(2)).toEqual(thread.slice(0, length));
    for (const [place, section] of sections.entries()) expect(section[0]?.[0]).toBe(thread[place * 200]);
  }
});

it('returns the same list while no turn changes', () => {
  const group = createTurnGrouper();
  expect(group([...thread])).toBe(group(thread));
});
