'use client';
import { useEffect, useState } from 'react';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import { asServiceError } from '../../../data/asServiceError.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useWorkbook } from '../../../data/resources/workbooks.js';
import { useLatest } from '../../../react/useLatest.js';
import type { PromotionState } from './flow/promotionReducer.js';
import { usePromotionFlow, type WorkbookPromotionFlow } from './flow/usePromotionFlow.js';
import type { PromotionDialogModel, PromotionEvents } from './PromotionDialogModel.js';
import { useDeploymentName } from './useDeploymentName.js';
import { usePromotionDestinations } from './usePromotionDestinations.js';

export interface PromotionDialogOptions extends PromotionEvents {
  /** The workbook to promote. */
  readonly workbook: WorkbookAddress;
  /** The number of previously promoted workbooks per page. Default 100. */
  readonly pageSize?: number | undefined;
  /** True if the dialog is open. */
  readonly open?: boolean | undefined;
  /** True to open the dialog at first. Default false. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Headless hook behind `PromotionDialog`. Keeps the choice, preview and confirmations while it is closed, until the promotion is
 * done.
 */
export function usePromotionDialog(options: PromotionDialogOptions): PromotionDialogModel {
  const { workbook, pageSize = 100, onError } = options;
  const [isOpen, setOpen] = useOpen(options);
  const flow = usePromotionFlow(workbook);
  const destinations = usePromotionDestinations(workbook, { flow, isEnabled: isOpen, linkPageSize: pageSize, onError });
  const { data: source } = useWorkbook(workbook, { enabled: isOpen });
  const reportedFlow = useReportedFlow(flow, options);
  const reset = () => {
    flow.reset();
    destinations.reset();
  };
  useResetWhenClosed(isOpen, flow.state.step === 'done', reset);
  return {
    isOpen,
    setOpen,
    name: source?.name,
    ...reportedFlow,
    isEmbedSession: useServiceClient().credentialsKind === 'embed-token',
    sourceDeploymentId: workbook.deploymentId,
    deploymentName: useDeploymentName({ isEnabled: isOpen }),
    destinations,
    reset,
  };
}

function useOpen({ open, defaultOpen = false, onOpenChange }: PromotionDialogOptions) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  function setOpen(isOpen: boolean): void {
    setOwnOpen(isOpen);
    onOpenChange?.(isOpen);
  }
  return [open ?? ownOpen, setOpen] as const;
}

/** Wraps the flow: asks the host before a promotion and reports it afterwards. */
function useReportedFlow(
  flow: WorkbookPromotionFlow,
  { workbook, onBeforePromote, onPromoted, onError }: PromotionDialogOptions,
): Pick<PromotionDialogModel, 'flow' | 'isHeld'> {
  const [isHeld, setHeld] = useState(false);

  function reportFailure(state: PromotionState, operation: string): PromotionState {
    if ('failure' in state && state.failure !== undefined) {
      onError?.(state.failure.error, { widget: 'promotion-dialog', operation: state.failure.error.operation ?? operation });
    }
    return state;
  }

  async function isAllowed(): Promise<boolean> {
    const { state } = flow;
    if (onBeforePromote === undefined || !('override' in state)) return true;
    setHeld(true);
    try {
      return (await onBeforePromote({ workbook, choice: state.choice, preview: state.preview, override: state.override })) !== false;
    } catch (cause) {
      // Without the host's approval, nothing is promoted.
      onError?.(asServiceError(cause, 'promoteWorkbook'), { widget: 'promotion-dialog', operation: 'promoteWorkbook' });
      return false;
    } finally {
      setHeld(false);
    }
  }

  async function promote(): Promise<PromotionState> {
    if (!flow.canPromote || isHeld || !(await isAllowed())) return flow.state;
    const state = reportFailure(await flow.promote(), 'promoteWorkbook');
    if (state.step === 'done') onPromoted?.(state.promotion);
    return state;
  }

  const preview = async () => reportFailure(await flow.preview(), 'previewWorkbookPromotion');
  return { flow: { ...flow, preview, promote }, isHeld };
}

/** Keeps the outcome while the dialog is open; the next promotion starts over. */
function useResetWhenClosed(isOpen: boolean, isDone: boolean, reset: () => void): void {
  const latestReset = useLatest(reset);
  useEffect(() => {
    if (!isOpen && isDone) latestReset.current();
  }, [isOpen, isDone, latestReset]);
}
