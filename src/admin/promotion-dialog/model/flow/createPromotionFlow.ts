import type {
  ApplyWorkbookPromotionInput,
  PreviewWorkbookPromotionInput,
  WorkbookPromotion,
  WorkbookPromotionPreview,
} from '../../../../client/resources/workbook-promotions.js';
import { asServiceError, isOutcomeOpen } from '../../../../data/asServiceError.js';
import { createReducerStore } from '../../../../data/createReducerStore.js';
import { createUuid } from './createUuid.js';
import { promotionFailureOf, staleCauseOf } from './promotionFailure.js';
import {
  canPromote,
  firstPromotionState,
  type PromotionChoice,
  type PromotionEvent,
  type PromotionState,
  reducePromotion,
} from './promotionReducer.js';

/** One promotion from start to end. Each promise resolves to the resulting state and never rejects. */
export interface PromotionFlow {
  getState(): PromotionState;
  subscribe(listener: () => void): () => void;
  choose(choice: PromotionChoice | undefined): void;
  preview(): Promise<PromotionState>;
  confirm(): void;
  setOverride(override: boolean): void;
  promote(): Promise<PromotionState>;
  back(): void;
  reset(): void;
}

/** The service calls of the flow. */
export interface PromotionCalls {
  readonly preview: (input: PreviewWorkbookPromotionInput) => Promise<WorkbookPromotionPreview>;
  readonly promote: (input: ApplyWorkbookPromotionInput) => Promise<WorkbookPromotion>;
  readonly isEmbedSession: boolean;
}

export function createPromotionFlow(getCalls: () => PromotionCalls, createKey: () => string = createUuid): PromotionFlow {
  const store = createReducerStore<PromotionState, PromotionEvent>(reducePromotion, firstPromotionState);
  let asked: PromotionChoice | undefined;

  async function preview(): Promise<PromotionState> {
    const state = store.dispatch({ kind: 'preview' });
    if ((state.step !== 'previewing' && state.step !== 'stale') || asked === state.choice) return state;
    const { choice } = state;
    const calls = getCalls();
    asked = choice;
    try {
      const answer = await calls.preview(choice);
      return store.dispatch({ kind: 'previewed', choice, preview: answer });
    } catch (cause) {
      const failure = promotionFailureOf(asServiceError(cause, 'previewWorkbookPromotion'), calls.isEmbedSession);
      return store.dispatch({ kind: 'not-previewed', choice, failure });
    } finally {
      if (asked === choice) asked = undefined;
    }
  }

  async function promote(): Promise<PromotionState> {
    const before = store.getState();
    const state = store.dispatch({ kind: 'promote' });
    if (!canPromote(before) || state.step !== 'promoting') return state;
    const { choice, preview: seen, idempotencyKey, override } = state;
    const calls = getCalls();
    try {
      const promotion = await calls.promote({
        ...choice,
        expectedSourceHash: seen.sourceHash,
        expectedDestinationHash: seen.destinationHash,
        idempotencyKey,
        override,
      });
      return store.dispatch({ kind: 'promoted', promotion });
    } catch (cause) {
      const error = asServiceError(cause, 'promoteWorkbook');
      const stale = staleCauseOf(error);
      if (stale === undefined) {
        const failure = promotionFailureOf(error, calls.isEmbedSession);
        return store.dispatch({ kind: 'not-promoted', failure, isOpen: isOutcomeOpen(error) });
      }
      store.dispatch({ kind: 'went-stale', cause: stale });
      return preview();
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    choose: (choice) => void store.dispatch({ kind: 'choose', choice }),
    preview,
    confirm: () => void store.dispatch({ kind: 'confirm', newKey: createKey() }),
    setOverride: (override) => void store.dispatch({ kind: 'set-override', override }),
    promote,
    back: () => void store.dispatch({ kind: 'back' }),
    reset: () => void store.dispatch({ kind: 'reset' }),
  };
}
