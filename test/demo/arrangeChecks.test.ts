import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeChecks } from '../../demo/admin/home/arrangeChecks.js';
import { absent, type Check, type CheckId, checkIds } from '../../demo/admin/home/Check.js';

const statuses = ['loading', 'denied', 'failed', 'absent', 'fine', 'partly', 'attention'] as const satisfies readonly Check['status'][];

const someChecks = fc.tuple(...checkIds.map(() => fc.constantFrom(...statuses))).map((chosen) => {
  const entries = checkIds.map((id, place): [CheckId, Check] => [id, { ...absent, status: chosen[place] ?? 'absent' }]);
  // One for each id.
  return Object.fromEntries(entries) as Record<CheckId, Check>;
});

it('lists each check once, or names it if it is denied, and leaves out only what is absent', () => {
  fc.assert(
    fc.property(someChecks, (checks) => {
      const { listed, denied } = arrangeChecks(checks);
      const kept = checkIds.filter((id) => checks[id].status !== 'absent');
      expect([...listed, ...denied].toSorted()).toEqual([...kept].toSorted());
      expect(denied.every((id) => checks[id].status === 'denied')).toBe(true);
    }),
  );
});

it('keeps the order while something is loading, then puts what needs attention first', () => {
  fc.assert(
    fc.property(someChecks, (checks) => {
      const { listed, state, attentionCount } = arrangeChecks(checks);
      const inOrder = (ids: readonly CheckId[]) => checkIds.filter((id) => ids.includes(id));
      const [first, rest] = [listed.slice(0, attentionCount), listed.slice(attentionCount)];
      expect(listed).toEqual(state === 'loading' ? inOrder(listed) : [...inOrder(first), ...inOrder(rest)]);
      if (state === 'loading') return;
      expect(first.every((id) => checks[id].status === 'attention')).toBe(true);
      expect(rest.some((id) => checks[id].status === 'attention')).toBe(false);
    }),
  );
});

it('says that all is well only if everything was read and nothing was found', () => {
  fc.assert(
    fc.property(someChecks, (checks) => {
      const { state, isComplete } = arrangeChecks(checks);
      const isWell = checkIds.every((id) => checks[id].status === 'fine' || checks[id].status === 'absent');
      expect(state === 'fine' && isComplete).toBe(isWell);
    }),
  );
});
