'use client';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { Dashboard } from '../../client/resources/dashboards.js';
import type { PythonAnalysisFilteredRun } from '../../client/resources/embed-dashboards.js';
import type { ReportSnapshot } from '../../client/resources/report-snapshots.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { LongText } from '../../ui/text/LongText.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Line, Note, Stack } from '../kit/layout/layout.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import { useRowsView } from './laterViews.js';
import { pythonRows, pythonText } from './model/pythonRows.js';

interface PythonRunProps {
  dashboard: Dashboard;
  snapshot: ReportSnapshot;
  /** The query whose rows the code reads. */
  sqlQuery: string;
  /** True if the query has none of the filters around it. */
  isUnfiltered: boolean;
}

/**
 * Runs the Python code of a report, and shows what it returned. Use the query as the `key`, because the result of another query is
 * outdated.
 */
export function PythonRun({ dashboard, snapshot, sqlQuery, isUnfiltered }: PythonRunProps) {
  const { python } = useDashboardViewerLabels();
  const runPython = dashboardViewer.useSelector(({ model }) => model.runPython);
  const [run, setRun] = useState<PythonAnalysisFilteredRun>();
  const [error, setError] = useState<ServiceError>();
  const isBusy = runPython.isBusy(snapshot.id);

  async function start() {
    const outcome = await runPython(snapshot, dashboard, sqlQuery);
    if (outcome.kind === 'vetoed') return;
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind === 'done') setRun(outcome.result);
  }

  return (
    <Stack className="parley-dashboard-python">
      <Line>
        <Button size="small" icon={Play} isBusy={isBusy} onClick={() => void start()}>
          {run === undefined ? python.run : python.again}
        </Button>
        {run !== undefined && <RunFacts run={run} />}
      </Line>
      {isUnfiltered && <Note>{python.unfiltered}</Note>}
      {error !== undefined && (
        <ServiceErrorNotice
          role="alert"
          error={error}
          title={python.failed}
          advice={error.kind === 'permission' ? `${python.denied} ${error.message}` : undefined}
        />
      )}
      <div aria-live="polite">{run !== undefined && <Output run={run} />}</div>
    </Stack>
  );
}

function RunFacts({ run: { at, inputRowCount } }: { run: PythonAnalysisFilteredRun }) {
  const { python } = useDashboardViewerLabels();
  const { number } = useFormats();
  return (
    <span className="parley-muted parley-small">
      {python.read(inputRowCount, number(inputRowCount))} · <TimeAgo at={at} />
    </span>
  );
}

function Output({ run: { stdout, stderr, outputData, executionError } }: { run: PythonAnalysisFilteredRun }) {
  const { python, firstRows } = useDashboardViewerLabels();
  const { number } = useFormats();
  const result = pythonRows(outputData);
  const text = result === undefined ? pythonText(outputData) : '';
  const ResultTable = useRowsView(result !== undefined)?.ResultTable;
  const isSilent = !executionError && stdout === '' && stderr === '' && text === '' && result === undefined;
  return (
    <Stack gap="l">
      {executionError && (
        <ErrorNotice kind="unprocessable" title={python.codeFailed} advice={undefined} role="alert">
          <Printed text={executionError} />
        </ErrorNotice>
      )}
      {result !== undefined && ResultTable !== undefined && (
        <ResultTable columns={result.columns} rows={result.rows} caption={python.result} />
      )}
      {result !== undefined && result.total > result.rows.length && <Note>{firstRows(number(result.rows.length))}</Note>}
      <Printed label={python.result} text={text} />
      <Printed label={python.output} text={stdout} />
      <Printed label={python.errors} text={stderr} />
      {isSilent && <Note>{python.silent}</Note>}
    </Stack>
  );
}

/** Printed output, from left to right. */
function Printed({ label, text }: { label?: string; text: string }) {
  if (text === '') return null;
  return (
    <div className="parley-stack parley-gap-s">
      {label !== undefined && <span className="parley-muted parley-small">{label}</span>}
      <pre dir="ltr" className="parley-dashboard-printed">
        <LongText text={text.slice(0, maxPrinted)} first={shownPrinted} />
      </pre>
    </div>
  );
}

const shownPrinted = 2000;
const maxPrinted = 100_000;
