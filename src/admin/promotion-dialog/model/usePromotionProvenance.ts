'use client';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { PromotionReference, WorkbookPromotion, WorkbookPromotionSummary } from '../../../client/resources/workbook-promotions.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useWorkbookPromotion } from '../../../data/resources/workbook-promotions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { useDeploymentNames } from '../../shared/workspace/useDeploymentNames.js';

/** The options of `usePromotionProvenance`. */
export interface PromotionProvenanceOptions extends WidgetErrorEvents<'promotion-provenance'> {
  /** The workbook whose source or destinations are shown. */
  readonly workbook: WorkbookAddress;
}

/** The source or destinations of a workbook. */
export interface PromotionProvenanceModel {
  /** The state of the read; `empty` if the workbook was never part of a promotion. */
  readonly state: ResourceListState;
  /** The source or destinations, if the state is `ready`. */
  readonly facts: PromotionProvenanceFacts | undefined;
  /** Returns the name of a deployment; `undefined` until it is known. The same function until more names are known. */
  readonly deploymentName: (deploymentId: number) => string | undefined;
  /** Reads again. */
  refetch(): void;
  /** True while reading again. */
  readonly isRefetching: boolean;
  /** The reason why the last refresh failed; the earlier data stays. */
  readonly refetchError: ServiceError | undefined;
}

/** The promotions that a workbook came from or went to. */
export interface PromotionProvenanceFacts {
  /** The workbook it was promoted from; `undefined` if it was not promoted. */
  readonly from: PromotionReference | undefined;
  /** Only if the workbook was never promoted to. */
  readonly to: PromotionReference | undefined;
  /** The start of a chain of promotions, if it differs from the source. */
  readonly origin: PromotionReference | undefined;
  /** The earliest promotion of the workbook that the service reports. */
  readonly first: WorkbookPromotion | undefined;
  /** `undefined` if it is also the first one. */
  readonly last: WorkbookPromotion | undefined;
}

/** Headless hook behind `PromotionProvenance`: `usePromotionProvenance({ workbook })`. */
export function usePromotionProvenance({ workbook, onError }: PromotionProvenanceOptions): PromotionProvenanceModel {
  const { data, error, isPending, refetch, isRefetching, isRefetchError } = useWorkbookPromotion(workbook);
  useReadErrorEvent(error, { widget: 'promotion-provenance', operation: 'getWorkbookPromotion' }, { onError });
  const facts = data?.promotion ? factsOf(workbook, data.promotion) : undefined;
  return {
    state: readListState({
      itemCount: facts === undefined ? 0 : 1,
      isPending,
      hasData: data !== undefined,
      error,
    }),
    facts,
    deploymentName: useDeploymentNames().deploymentName,
    refetch: () => void refetch(),
    isRefetching,
    refetchError: isRefetchError ? error : undefined,
  };
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
