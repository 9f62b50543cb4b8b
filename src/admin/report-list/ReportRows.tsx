'use client';
import { Play, RefreshCw } from 'lucide-react';
import type { Report } from '../../client/resources/reports.js';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { Note } from '../kit/layout/layout.js';
import { useReportRows } from './model/useReportRows.js';
import { useReportLabels } from './reportColumns.js';

const useResultView = createLazyModule(() => import('../../chat/results/SqlResult.js'));

/**
 * A button that runs the query of a report, and its rows as a table or a chart. A note that there are no rows if the query is not SQL or the
 * client has no `dataUrl`.
 */
export function ReportRows({ report }: { report: Report }) {
  const { preview } = useReportLabels();
  const { result, error, isRunning, run } = useReportRows(report);
  const SqlResult = useResultView(result !== undefined || isRunning)?.SqlResult;
  if (run === undefined) return <Note>{report.sqlQuery || report.jsonQuery ? preview.noResult : preview.noQuery}</Note>;
  return (
    <>
      <div>
        <Button icon={result === undefined ? Play : RefreshCw} size="small" isBusy={isRunning} onClick={run}>
          {result === undefined ? preview.run : preview.runAgain}
        </Button>
      </div>
      {error !== undefined && (
        <ServiceErrorNotice error={error} title={preview.runFailed} role="alert" retry={{ run, isBusy: isRunning, icon: RefreshCw }} />
      )}
      {error === undefined && isRunning && result === undefined && <Skeleton lines={5} />}
      {error === undefined && result !== undefined && SqlResult !== undefined && <SqlResult result={result} chartRowCap={0} />}
    </>
  );
}
