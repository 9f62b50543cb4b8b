import type { PythonAnalysisFilteredRun, ReportSnapshot } from '@parley/react/client';
import { createRandom } from '../../random.js';
import { toTimestamp } from '../times.js';

/** What a run of the report's Python would answer. Nothing runs here: the summary is made up from the query, and says so. */
export function simulatePythonRun({ pythonCode, reportId }: ReportSnapshot, { sqlQuery, now }: PythonRun): PythonAnalysisFilteredRun {
  const at = toTimestamp(now);
  if (pythonCode === undefined || pythonCode === null || pythonCode === '') {
    return { at, stdout: '', stderr: '', inputRowCount: 0, outputData: null, executionError: `Report ${reportId} has no Python code.` };
  }
  const random = createRandom(seedOf(sqlQuery));
  const inputRowCount = random.between(20, 400);
  const mean = random.between(1_000, 9_000) / 100;
  return {
    at,
    stdout: `Simulated: this service does not run Python. ${inputRowCount} rows would have been read.\n`,
    stderr: '',
    inputRowCount,
    outputData: [
      { statistic: 'rows', value: inputRowCount },
      { statistic: 'mean', value: mean },
      { statistic: 'sum', value: Math.round(mean * inputRowCount * 100) / 100 },
    ],
    executionError: null,
  };
}

interface PythonRun {
  readonly sqlQuery: string;
  readonly now: number;
}

function seedOf(text: string): number {
  return [...text].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
