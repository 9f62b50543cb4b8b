'use client';
import { useEffect } from 'react';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useWorkbook } from '../../../data/resources/workbooks.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useDeploymentNames } from '../../shared/workspace/useDeploymentNames.js';
import { type PromotionEvents, usePromotionFlow, type WorkbookPromotionFlow } from './flow/usePromotionFlow.js';
import { type PromotionDestinations, usePromotionDestinations } from './usePromotionDestinations.js';

/** The options of `usePromotionDialog`. */
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

/** The state and actions of the dialog. Renders nothing. */
export interface PromotionDialogModel {
  /** True if the dialog is open. */
  readonly isOpen: boolean;
  /** Opens or closes the dialog. */
  setOpen(isOpen: boolean): void;
  /** The name of the workbook; `undefined` until it is loaded. */
  readonly name: string | undefined;
  /** The progress of the promotion. */
  readonly flow: WorkbookPromotionFlow;
  /** True in embed sessions, which may not promote. */
  readonly isEmbedSession: boolean;
  /** Returns the name of a deployment; `undefined` until it is known. The same function until more names are known. */
  readonly deploymentName: (deploymentId: number) => string | undefined;
  /** The possible destinations, and the present choice. */
  readonly destinations: PromotionDestinations;
  /** Starts over, with nothing chosen. */
  reset(): void;
}

/**
 * Headless hook behind `PromotionDialog`. Keeps the choice, preview and confirmations while it is closed, until the promotion is
 * done.
 */
export function usePromotionDialog(options: PromotionDialogOptions): PromotionDialogModel {
  const { workbook, pageSize = 100, onError } = options;
  const [isOpen, setOpen] = useControllable(options.open, options.defaultOpen ?? false, options.onOpenChange);
  const flow = usePromotionFlow(workbook, options);
  const { list: allDeployments, deploymentName } = useDeploymentNames(isOpen);
  const reading = { workbook, pageSize, isEnabled: isOpen, allDeployments, onError };
  const destinations = usePromotionDestinations({ ...reading, onChoose: flow.choose });
  const { data: source } = useWorkbook(workbook, { enabled: isOpen });
  const reset = () => {
    flow.reset();
    destinations.reset();
  };
  const isDone = flow.state.step === 'done';
  const latestReset = useLatest(reset);
  // Keeps the outcome while the dialog is open; the next promotion starts over.
  useEffect(() => {
    if (!isOpen && isDone) latestReset.current();
  }, [isOpen, isDone, latestReset]);
  return {
    isOpen,
    setOpen,
    name: source?.name,
    flow,
    isEmbedSession: useServiceClient().credentialsKind === 'embed-token',
    deploymentName,
    destinations,
    reset,
  };
}
