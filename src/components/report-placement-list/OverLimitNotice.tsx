'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { placementLimits } from '../../hooks/report-placement-list/useReportPlacementList.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { ErrorNotice, type ErrorNoticeProps } from '../primitives/ErrorNotice.js';

export interface OverLimitNoticeProps extends Omit<ErrorNoticeProps, 'kind' | 'advice' | 'requestId'> {
  error: ServiceError;
}

/** Says up to which limits the placements of a spreadsheet are listed. Asking again does not help, so it offers no retry. */
export function OverLimitNotice({ error, ...props }: OverLimitNoticeProps) {
  const { title, advice } = useAdminLabels().placements.overLimit;
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
