'use client';
import type { Report } from '../../client/resources/reports.js';
import { useReport } from '../../data/resources/reports.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Facts } from '../kit/layout/layout.js';
import { useReportLabels } from './reportColumns.js';

/** The number of placements that stop updating when the report is deleted. Renders a `<dl>`. */
export function LostPlacements({ item: { deploymentId, id: reportId } }: { item: Report }) {
  const { drawer: words } = useReportLabels();
  const { number } = useFormats();
  const { data } = useReport({ deploymentId, reportId });
  return <Facts facts={[[words.placements, data && number(data.externalWorkbookPlacements?.length ?? 0)]]} />;
}
