'use client';
import { Copy } from 'lucide-react';
import type { Report } from '../../client/resources/reports.js';
import { useReport } from '../../data/resources/reports.js';
import { listNames } from '../../react/language/listNames.js';
import { useFormats } from '../../react/language/useFormats.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts, Note, Section } from '../kit/layout/layout.js';
import { languageNames } from './model/reportForm.js';
import { ReportRows } from './ReportRows.js';
import { useReportLabels } from './reportColumns.js';

export interface ReportPreviewProps {
  /** The report, as `getReport` returns it. */
  report: Report;
}

/** The query of a report with a button that copies it, what is known about its result, and its rows once they are asked for. Renders two `<section>`s. */
export function ReportPreview({ report }: ReportPreviewProps) {
  const { drawer: words, preview } = useReportLabels();
  const { number, locale } = useFormats();
  const { sqlQuery, jsonQuery, version, pivotItems, externalWorkbookPlacements: placements } = report;
  const query = sqlQuery || jsonQuery || '';
  const refreshedAt = (placements ?? []).flatMap((placement) => placement.refreshedAt ?? []).reduce(latest, '');
  const listed = (members: readonly string[] | undefined) =>
    members !== undefined && members.length > 0 && listNames(locale, members.slice(0, longestList));
  return (
    <>
      {query !== '' && (
        <Section
          heading={words.query}
          actions={<CopyButton size="small" variant="quiet" icon={Copy} label={words.copyQuery} text={query} />}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long query scrolls with the keyboard too */}
          <pre dir="ltr" tabIndex={0} className="parley-box parley-code-box parley-report-query">
            {query.slice(0, longestQuery)}
          </pre>
          {query.length > longestQuery && <Note>{preview.cut(number(longestQuery))}</Note>}
        </Section>
      )}
      <Section heading={preview.heading}>
        <Facts
          facts={[
            [preview.language, query !== '' && languageNames[sqlQuery ? 'sql' : 'json']],
            [preview.version, typeof version === 'number' && number(version)],
            [preview.rows, listed(pivotItems?.rows)],
            [preview.columns, listed(pivotItems?.columns)],
            [preview.measures, listed(pivotItems?.measures)],
            [preview.refreshed, refreshedAt !== '' && <TimeAgo key="refreshed" at={refreshedAt} />],
          ]}
        />
        <ReportRows report={report} />
      </Section>
    </>
  );
}

/** Longer queries are cut: a page cannot lay out any length of text. */
const longestQuery = 20_000;
const longestList = 20;

/** ISO times sort as strings. */
function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** The number of placements that stop updating when the report is deleted. Renders a `<dl>`. */
export function LostPlacements({ item: { deploymentId, id: reportId } }: { item: Report }) {
  const { drawer: words } = useReportLabels();
  const { number } = useFormats();
  const { data } = useReport({ deploymentId, reportId });
  return <Facts facts={[[words.placements, data && number(data.externalWorkbookPlacements?.length ?? 0)]]} />;
}
