'use client';
import { useSyncExternalStore } from 'react';
import type { WorkbookAddress } from '../../../../client/resources/addresses.js';
import type { WorkbookPromotion, WorkbookPromotionPreview } from '../../../../client/resources/workbook-promotions.js';
import { asServiceError, isOutcomeOpen } from '../../../../data/asServiceError.js';
import { createReducerStore } from '../../../../data/createReducerStore.js';
import { useServiceClient } from '../../../../data/provider/useServiceClient.js';
import { usePreviewWorkbookPromotion, usePromoteWorkbook } from '../../../../data/resources/workbook-promotions.js';
import { useKeyedState } from '../../../../react/state/useKeyedState.js';
import { useAction } from '../../../kit/actions/useAction.js';
import type { Veto, WidgetErrorEvents } from '../../../kit/events/WidgetEvents.js';
import { promotionFailureOf, staleCauseOf } from './promotionFailure.js';
import {
  canPromote,
  firstPromotionState,
  type PromotionChoice,
  type PromotionEvent,
  type PromotionState,
  reducePromotion,
} from './promotionReducer.js';

/** Callbacks of a promotion. */
export interface PromotionEvents extends WidgetErrorEvents<'promotion-dialog'> {
  /** Called before a promotion. Return `false`, or a promise of it, to cancel. */
  readonly onBeforePromote?: ((plan: PromotionPlan) => Veto) | undefined;
  /** Called with the promotion after it succeeded. */
  readonly onPromoted?: ((promotion: WorkbookPromotion) => void) | undefined;
}

/** A promotion as it is about to be sent. */
export interface PromotionPlan {
  /** The workbook to promote. */
  readonly workbook: WorkbookAddress;
  /** The destination. */
  readonly choice: PromotionChoice;
  /** The preview that the user confirmed. */
  readonly preview: WorkbookPromotionPreview;
  /** True if edits at the destination are to be overwritten. */
  readonly override: boolean;
}

/** The promotion of one workbook: its state and actions. */
export interface WorkbookPromotionFlow {
  /** The step of the promotion with its data, such as the preview. */
  readonly state: PromotionState;
  /** True if the destination was edited since the last promotion and the override is not confirmed yet. */
  readonly needsOverride: boolean;
  /** True if `promote` would send the promotion: it is confirmed, with an override if the destination was edited. */
  readonly canPromote: boolean;
  /** Chooses a destination, and drops the preview of any other. */
  choose(choice: PromotionChoice | undefined): void;
  /** Previews the promotion. Stores nothing. */
  preview(): Promise<PromotionState>;
  /** Opens the confirmation of the preview. */
  confirm(): void;
  /** Sets whether edits at the destination may be overwritten. After `failed`, reopens the confirmation. */
  setOverride(override: boolean): void;
  /**
   * Sends the confirmed promotion, unless the host vetoes it; after `failed` or `unknown`, sends the same request again. This
   * is safe: the service recognizes the request. If something changed since the preview, makes a new preview and promotes
   * nothing.
   */
  promote(): Promise<PromotionState>;
  /** Goes back one step: from the confirmation to the preview, and from the preview to the choice. */
  back(): void;
  /** Starts over without a destination. Does nothing while the promotion is being sent. */
  reset(): void;
}

/**
 * Promotes a workbook to another deployment: choose, preview, confirm, promote. Another workbook or user starts another
 * promotion. Each promise resolves to the resulting state and never rejects.
 */
export function usePromotionFlow(workbook: WorkbookAddress, events: PromotionEvents = {}): WorkbookPromotionFlow {
  const { deploymentId, workbookId } = workbook;
  const { scope, credentialsKind } = useServiceClient();
  const [store] = useKeyedState(`${scope} ${deploymentId} ${workbookId}`, createPromotionStore);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { mutateAsync: sendPreview } = usePreviewWorkbookPromotion();
  const { mutateAsync: sendPromotion } = usePromoteWorkbook();
  const previewAction = useAction('promotion-dialog', events, {
    operation: 'previewWorkbookPromotion',
    call: (send: () => Promise<WorkbookPromotionPreview>) => send(),
  });
  const promoteAction = useAction('promotion-dialog', events, {
    operation: 'promoteWorkbook',
    before: (plan, _send) => events.onBeforePromote?.(plan),
    call: (_plan: PromotionPlan, send: () => Promise<WorkbookPromotion | undefined>) => send(),
    done: (promotion) => promotion && events.onPromoted?.(promotion),
  });
  const failureOf = (cause: unknown, operation: string) =>
    promotionFailureOf(asServiceError(cause, operation), credentialsKind === 'embed-token');

  async function requestPreview(choice: PromotionChoice): Promise<PromotionState> {
    const outcome = await previewAction(() => sendPreview({ deploymentId, workbookId, ...choice }));
    if (outcome.kind === 'done') return store.dispatch({ kind: 'previewed', choice, preview: outcome.result });
    if (outcome.kind === 'vetoed') return store.getState();
    return store.dispatch({ kind: 'preview-failed', choice, failure: failureOf(outcome.error, 'previewWorkbookPromotion') });
  }

  async function preview(): Promise<PromotionState> {
    const before = store.getState();
    const next = store.dispatch({ kind: 'preview' });
    return next === before || next.choice === undefined ? next : requestPreview(next.choice);
  }

  async function promote(): Promise<PromotionState> {
    const before = store.getState();
    const confirmed = store.dispatch({ kind: 'promote' });
    if (confirmed === before || confirmed.step !== 'promoting') return confirmed;
    const { choice, preview: seen, override, idempotencyKey } = confirmed;
    const { sourceHash: expectedSourceHash, destinationHash: expectedDestinationHash } = seen;

    /** Resolves to `undefined` if the preview was outdated. */
    async function send(): Promise<WorkbookPromotion | undefined> {
      try {
        const expected = { expectedSourceHash, expectedDestinationHash };
        const promotion = await sendPromotion({ deploymentId, workbookId, ...choice, ...expected, idempotencyKey, override });
        store.dispatch({ kind: 'promoted', promotion });
        return promotion;
      } catch (cause) {
        const failure = failureOf(cause, 'promoteWorkbook');
        const staleCause = staleCauseOf(failure.error);
        if (staleCause !== undefined) {
          store.dispatch({ kind: 'went-stale', cause: staleCause });
          return undefined;
        }
        store.dispatch({ kind: 'promotion-failed', failure, isUnknown: isOutcomeOpen(failure.error) });
        throw cause;
      }
    }

    const outcome = await promoteAction({ workbook, choice, preview: seen, override }, send);
    const after = store.getState();
    if (after === confirmed && outcome.kind === 'failed') {
      return store.dispatch({ kind: 'promotion-failed', failure: failureOf(outcome.error, 'promoteWorkbook'), isUnknown: false });
    }
    if (after === confirmed) return store.dispatch({ kind: 'vetoed', before });
    return after.step === 'stale' ? requestPreview(choice) : after;
  }

  return {
    state,
    needsOverride: 'override' in state && state.preview.destinationWasDiverged && !state.override,
    canPromote: canPromote(state),
    choose: (choice) => void store.dispatch({ kind: 'choose', choice }),
    preview,
    confirm: () => void store.dispatch({ kind: 'confirm', newKey: createUuid() }),
    setOverride: (override) => void store.dispatch({ kind: 'set-override', override }),
    promote,
    back: () => void store.dispatch({ kind: 'back' }),
    reset: () => void store.dispatch({ kind: 'reset' }),
  };
}

function createPromotionStore() {
  return createReducerStore<PromotionState, PromotionEvent>(reducePromotion, firstPromotionState);
}

/** Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages served without HTTPS. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = [...bytes].map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
