'use client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { WorkbookAddress } from '../../../../client/resources/addresses.js';
import { useServiceClient } from '../../../../data/provider/useServiceClient.js';
import { usePreviewWorkbookPromotion, usePromoteWorkbook } from '../../../../data/resources/workbook-promotions.js';
import { useLatest } from '../../../../react/useLatest.js';
import { createPromotionFlow, type PromotionCalls, type PromotionFlow } from './createPromotionFlow.js';
import { canPromote, type PromotionChoice, type PromotionState } from './promotionReducer.js';

/** The promotion of one workbook: its state and actions. */
export interface WorkbookPromotionFlow {
  readonly state: PromotionState;
  /** True if the destination was edited since the last promotion and the override is not confirmed yet. */
  readonly needsOverride: boolean;
  readonly canPromote: boolean;
  /** Chooses a destination, and drops the preview of any other. */
  choose(choice: PromotionChoice | undefined): void;
  /** Previews the promotion. Stores nothing. */
  preview(): Promise<PromotionState>;
  /** Opens the confirmation of the preview. */
  confirm(): void;
  setOverride(override: boolean): void;
  /**
   * Sends the confirmed promotion; after `failed` or `unknown`, sends the same request again. This is safe: the service
   * recognizes the request. If something changed since the preview, makes a new preview and promotes nothing.
   */
  promote(): Promise<PromotionState>;
  back(): void;
  reset(): void;
}

/**
 * Promotes a workbook to another deployment: choose, preview, confirm, promote. Each promise resolves to the resulting state
 * and never rejects.
 */
export function usePromotionFlow(workbook: WorkbookAddress): WorkbookPromotionFlow {
  const flow = useFlowOf(workbook);
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  return useMemo(() => {
    const { choose, preview, confirm, setOverride, promote, back, reset } = flow;
    const isAllowed = canPromote(state);
    const needsOverride = 'override' in state && state.preview.destinationWasDiverged && !state.override;
    return { state, needsOverride, canPromote: isAllowed, choose, preview, confirm, setOverride, promote, back, reset };
  }, [flow, state]);
}

/** A different workbook or user starts a different promotion. */
function useFlowOf(workbook: WorkbookAddress): PromotionFlow {
  const { scope, credentialsKind } = useServiceClient();
  const calls = useLatest(usePromotionCalls(workbook, credentialsKind === 'embed-token'));
  const key = `${scope} ${workbook.deploymentId} ${workbook.workbookId}`;
  const [held, setHeld] = useState(() => ({ key, flow: createPromotionFlow(() => calls.current) }));
  if (held.key === key) return held.flow;
  const another = { key, flow: createPromotionFlow(() => calls.current) };
  setHeld(another);
  return another.flow;
}

function usePromotionCalls({ deploymentId, workbookId }: WorkbookAddress, isEmbedSession: boolean): PromotionCalls {
  const { mutateAsync: preview } = usePreviewWorkbookPromotion();
  const { mutateAsync: promote } = usePromoteWorkbook();
  return {
    preview: (input) => preview({ deploymentId, workbookId, ...input }),
    promote: (input) => promote({ deploymentId, workbookId, ...input }),
    isEmbedSession,
  };
}
