'use client';
import { useEffect, useRef } from 'react';
import { Announcer } from '../../ui/announcer/Announcer.js';
import type { WidgetProps } from '../kit/createWidget.js';
import { JobVoice } from '../kit/jobs/JobVoice.js';
import { useJobName } from '../kit/jobs/useJobName.js';
import { type DashboardExportWidgetOptions, dashboardExportWidget } from './dashboardExportWidget.js';
import { useSaveExport } from './useSaveExport.js';

export interface DashboardExportRootProps extends WidgetProps<DashboardExportWidgetOptions> {}

/**
 * Provides one export to the parts inside it, announces its end and saves its file. Renders a `<div>`, with the state of the
 * export as `data-job-state`.
 */
export function DashboardExportRoot({ children, ...props }: DashboardExportRootProps) {
  return (
    <dashboardExportWidget.Root {...props}>
      <Announcer>
        <ExportEnd />
        {children}
      </Announcer>
    </dashboardExportWidget.Root>
  );
}

function ExportEnd() {
  const { jobName } = useJobName();
  const readyId = dashboardExportWidget.use(({ model: { job }, options: { isSavedWhenReady = true } }) =>
    isSavedWhenReady && job.status === 'succeeded' ? job.address?.jobId : undefined,
  );
  const save = useSaveExport();
  const savedId = useRef<string>(undefined);
  useEffect(() => {
    if (readyId === undefined || savedId.current === readyId) return;
    savedId.current = readyId;
    void save();
  }, [readyId, save]);
  return <JobVoice nameOf={jobName} rank={0} />;
}
