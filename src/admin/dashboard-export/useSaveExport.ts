'use client';
import { useCallback } from 'react';
import { saveFile } from '../kit/jobs/saveFile.js';
import { dashboardExportWidget } from './dashboardExportWidget.js';

/** Returns a function that downloads the file and saves it through the browser. */
export function useSaveExport(): () => Promise<void> {
  const get = dashboardExportWidget.useGet();
  return useCallback(async () => {
    const { model, options } = get();
    const outcome = await model.download();
    if (outcome.kind === 'done' && outcome.result !== undefined) saveFile(outcome.result, options.name ?? 'dashboard');
  }, [get]);
}
