'use client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { WorkbookAddress } from '../../../../client/resources/addresses.js';
import { useServiceClient } from '../../../../data/provider/useServiceClient.js';
import { usePreviewWorkbookPromotion, usePromoteWorkbook } from '../../../../data/resources/workbook-promotions.js';
import { useLatest } from '../../../../react/useLatest.js';
import { createPromotionFlow, type PromotionCalls, type PromotionFlow } from './createPromotionFlow.js';
import { canPromote, type PromotionChoice, type PromotionState } from './promotionReducer.js';

/** A promotion of one workbook: how far it has come, and the ways on. */
export interface WorkbookPromotionFlow {
  readonly state: PromotionState;
  /** The destination was edited since the last promotion, and nobody has said yet that the edits may be lost. */
  readonly needsOverride: boolean;
  readonly canPromote: boolean;
  /** Chooses a destination, and drops the preview of any other. */
  choose(choice: PromotionChoice | undefined): void;
  /** Looks at what the promotion would do. Stores nothing. */
  preview(): Promise<PromotionState>;
  /** Opens the confirmation of what was previewed. */
  confirm(): void;
  setOverride(override: boolean): void;
  /**
   * Promotes what was confirmed; after `failed` or `unknown`, the same once more. Repeating it is safe: the service
   * knows the request again. Where something changed since the preview, the preview is made anew and nothing is promoted.
   */
  promote(): Promise<PromotionState>;
  back(): void;
  reset(): void;
}

/** Takes a workbook to another deployment: choose, preview, confirm, promote. No promise rejects; each gives the state it led to. */
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

/** Another workbook, or another user, is another promotion. */
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
