import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canPromote,
  firstPromotionState,
  type PromotionEvent,
  type PromotionState,
  reducePromotion,
} from '../../../src/admin/promotion-dialog/model/flow/promotionReducer.js';
import { ServiceError, type WorkbookPromotion, type WorkbookPromotionPreview } from '../../../src/client.js';
import { runs } from '../../support/runs.js';

const choices = [{ targetDeploymentId: 1 }, { targetDeploymentId: 2, targetFolderId: 7 }] as const;
const failure = { reason: 'unreachable', error: new ServiceError('network', 'Gone.') } as const;
const promotion: WorkbookPromotion = {
  id: 1,
  linkId: 1,
  completedAt: '2026-10-01T09:00:00.000Z',
  outcome: 'created',
  performedBy: { userId: 1, displayName: 'Ada', authenticationMethod: 'session' },
  overrideRequested: false,
  destinationWasDiverged: false,
  destinationChangedSincePreview: false,
  targetDashboardVersionId: 1,
};
const previews = fc.record({ destinationWasDiverged: fc.boolean(), reportCount: fc.nat(3), sourceHash: fc.constantFrom('a', 'b') });
const choice = fc.constantFrom(...choices);
let keys = 0;

const events: fc.Arbitrary<PromotionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('choose' as const), choice }),
  fc.constant<PromotionEvent>({ kind: 'preview' }),
  fc.record({
    kind: fc.constant('previewed' as const),
    choice,
    preview: previews.map((preview): WorkbookPromotionPreview => ({ ...preview, targetDeploymentId: 1 })),
  }),
  fc.record({ kind: fc.constant('preview-failed' as const), choice, failure: fc.constant(failure) }),
  fc.constant('confirm').map((): PromotionEvent => ({ kind: 'confirm', newKey: `key ${++keys}` })),
  fc.record({ kind: fc.constant('set-override' as const), override: fc.boolean() }),
  fc.constant<PromotionEvent>({ kind: 'promote' }),
  fc.constant<PromotionEvent>({ kind: 'promoted', promotion }),
  fc.constant<PromotionEvent>({ kind: 'went-stale', cause: 'source-changed' }),
  fc.record({ kind: fc.constant('promotion-failed' as const), failure: fc.constant(failure), isUnknown: fc.boolean() }),
  fc.constant<PromotionEvent>({ kind: 'back' }),
);

/** All states on the way. */
function walk(path: readonly PromotionEvent[]): readonly PromotionState[] {
  const states: PromotionState[] = [firstPromotionState];
  for (const event of path) states.push(reducePromotion(states.at(-1) ?? firstPromotionState, event));
  return states;
}

const keyOf = (state: PromotionState) => ('idempotencyKey' in state ? state.idempotencyKey : undefined);
const previewOf = (state: PromotionState) => ('preview' in state ? state.preview : undefined);

it('keeps one idempotency key per preview, and never reuses it for another', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (path) => {
      const previewOfKey = new Map<string, WorkbookPromotionPreview | undefined>();
      for (const state of walk(path)) {
        const key = keyOf(state);
        if (key === undefined) continue;
        if (!previewOfKey.has(key)) previewOfKey.set(key, previewOf(state));
        expect(previewOf(state)).toBe(previewOfKey.get(key));
      }
      const confirmed = walk(path).filter((state) => keyOf(state) !== undefined);
      expect(new Set(confirmed.map(previewOf)).size).toBe(new Set(confirmed.map(keyOf)).size);
    }),
    { numRuns: runs(100, 300) },
  );
});

it('never promotes over edits at the destination without an override', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (path) => {
      for (const state of walk(path)) {
        if (state.step === 'promoting') expect(state.override || !state.preview.destinationWasDiverged).toBe(true);
      }
    }),
    { numRuns: runs(100, 300) },
  );
});

it('keeps the choice until another one is made', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (path) => {
      const states = walk(path);
      path.forEach((event, index) => {
        if (event.kind !== 'choose') expect(states[index + 1]?.choice).toBe(states[index]?.choice);
      });
    }),
  );
});

it('ignores events that do not apply to the state', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (path) => {
      const state = walk(path).at(-1) ?? firstPromotionState;
      if (state.step !== 'promoting') {
        expect(reducePromotion(state, { kind: 'promoted', promotion })).toBe(state);
        expect(reducePromotion(state, { kind: 'went-stale', cause: 'other' })).toBe(state);
      }
      if (!canPromote(state)) expect(reducePromotion(state, { kind: 'promote' })).toBe(state);
      if (state.step === 'promoting') {
        expect(reducePromotion(state, { kind: 'choose', choice: undefined })).toBe(state);
        expect(reducePromotion(state, { kind: 'back' })).toBe(state);
        expect(reducePromotion(state, { kind: 'reset' })).toBe(state);
      }
    }),
  );
});

it('locks the override while the outcome is unknown, because only the same request can tell', () => {
  const unknown = walk([
    { kind: 'choose', choice: choices[0] },
    { kind: 'preview' },
    {
      kind: 'previewed',
      choice: choices[0],
      preview: { targetDeploymentId: 1, destinationWasDiverged: false, reportCount: 0, sourceHash: 'a' },
    },
    { kind: 'confirm', newKey: 'key' },
    { kind: 'promote' },
    { kind: 'promotion-failed', failure, isUnknown: true },
  ]).at(-1);
  expect(unknown?.step).toBe('unknown');
  if (unknown !== undefined) expect(reducePromotion(unknown, { kind: 'set-override', override: true })).toBe(unknown);
});
