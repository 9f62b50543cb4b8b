import { use, useEffect, useMemo } from 'react';
import { ServiceError } from '../../../client/errors/ServiceError.js';
import { ErrorReportContext } from '../../../data/provider/ErrorReportContext.js';
import type { ChartProblem } from '../../labels/ChatWords.js';

/** Reports a chart that could not be drawn to the host, with the problem as the code. */
export function useChartErrorReport(problem: ChartProblem | undefined): void {
  const report = use(ErrorReportContext);
  const error = useMemo(() => problem && errorOf(problem), [problem]);
  useEffect(() => {
    if (error !== undefined) report?.(error, source);
  }, [error, report]);
}

function errorOf(problem: ChartProblem): ServiceError {
  const kind = problem === 'not-loaded' ? 'network' : 'unprocessable';
  return new ServiceError(kind, 'A chart could not be drawn.', { code: problem, operation: source.operation });
}

const source = { widget: 'chart', operation: 'drawChart' };
