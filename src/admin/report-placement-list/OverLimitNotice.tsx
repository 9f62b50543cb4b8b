'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useFormats } from '../../react/useFormats.js';
import { ErrorNotice, type ErrorNoticeProps } from '../../ui/errors/ErrorNotice.js';
import { placementLimits } from './model/useReportPlacementList.js';
import { usePlacementLabels } from './usePlacementLabels.js';

export interface OverLimitNoticeProps extends Omit<ErrorNoticeProps, 'kind' | 'advice' | 'requestId'> {
  /** The service's error for a spreadsheet above the limits. */
  error: ServiceError;
}

/** Explains the limits for listing the placements of a spreadsheet. Offers no retry, because it would not help. */
export function OverLimitNotice({ error, ...props }: OverLimitNoticeProps) {
  const { title, advice } = usePlacementLabels().overLimit;
  const { number } = useFormats();
  return (
    <ErrorNotice
      kind={error.kind}
      title={title}
      advice={advice(number(placementLimits.reports), number(placementLimits.placements))}
      requestId={error.requestId}
      {...props}
    />
  );
}
