'use client';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { PromotionReference, WorkbookPromotion, WorkbookPromotionSummary } from '../../../client/resources/workbook-promotions.js';
import { useWorkbookPromotion } from '../../../data/resources/workbook-promotions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { useDeploymentName } from './useDeploymentName.js';

/** The source or destinations of a workbook. */
export interface PromotionProvenanceModel {
  /** The state of the read, with the source or destinations. */
  readonly state: PromotionProvenanceState;
  /** Returns the name of a deployment; `undefined` until it is known. */
  deploymentName(deploymentId: number): string | undefined;
  /** Reads again. */
  refetch(): void;
  /** True while reading again. */
  readonly isRefetching: boolean;
  /** The reason why the last refresh failed; the earlier data stays. */
  readonly refetchError: ServiceError | undefined;
}

export type PromotionProvenanceState =
  | { readonly status: 'loading' }
  /** The workbook was never part of a promotion. */
  | { readonly status: 'empty' }
  | { readonly status: 'error' | 'denied'; readonly error: ServiceError }
  | ({ readonly status: 'ready' } & PromotionProvenanceFacts);

export interface PromotionProvenanceFacts {
  readonly from: PromotionReference | undefined;
  /** Only where it came from nowhere. */
  readonly to: PromotionReference | undefined;
  /** The start of a chain of promotions, if it differs from the source. */
  readonly origin: PromotionReference | undefined;
  readonly first: WorkbookPromotion | undefined;
  /** `undefined` if it is also the first one. */
  readonly last: WorkbookPromotion | undefined;
}

export function usePromotionProvenance(
  workbook: WorkbookAddress,
  events: WidgetErrorEvents<'promotion-provenance'> = {},
): PromotionProvenanceModel {
  const { data, error, refetch, isRefetching, isRefetchError } = useWorkbookPromotion(workbook);
  useReadErrorEvent(error, { widget: 'promotion-provenance', operation: 'getWorkbookPromotion' }, events);
  return {
    state: stateOf(workbook, data?.promotion, { isRead: data !== undefined, error }),
    deploymentName: useDeploymentName(),
    refetch: () => void refetch(),
    isRefetching: isRefetching,
    refetchError: isRefetchError ? error : undefined,
  };
}

function stateOf(
  workbook: WorkbookAddress,
  summary: WorkbookPromotionSummary | null | undefined,
  { isRead, error }: { readonly isRead: boolean; readonly error: ServiceError | null },
): PromotionProvenanceState {
  if (!isRead && error !== null) return { status: error.kind === 'permission' ? 'denied' : 'error', error };
  if (!isRead) return { status: 'loading' };
  return summary === null || summary === undefined ? { status: 'empty' } : { status: 'ready', ...factsOf(workbook, summary) };
}

/** A workbook without a source is its own parent. */
function factsOf({ workbookId }: WorkbookAddress, summary: WorkbookPromotionSummary): PromotionProvenanceFacts {
  const { parent, origin, firstPromotion, lastPromotion } = summary;
  const isOwnParent = parent.workbookId === workbookId;
  return {
    from: isOwnParent ? undefined : parent,
    to: isOwnParent ? (lastPromotion?.target ?? undefined) : undefined,
    origin: isOwnParent || origin.workbookId === parent.workbookId ? undefined : origin,
    first: firstPromotion ?? undefined,
    last: lastPromotion?.id === firstPromotion?.id ? undefined : (lastPromotion ?? undefined),
  };
}
