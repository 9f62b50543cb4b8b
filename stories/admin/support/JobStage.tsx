import { type ReactNode, useState } from 'react';
import { dashboardExportJob, metricViewPreviewJob, transformSyncJob, useJob, useWorkbook } from '../../../src/data.js';
import { Button } from '../../../src/ui/button/Button.js';
import { AdminStage, type AdminStageProps } from './AdminStage.js';

export interface JobStageProps extends Omit<AdminStageProps, 'children' | 'now'> {
  /** The milliseconds that pass at the service before it answers a request to this path; `count` is the number of earlier requests. */
  readonly passes?: ((pathname: string, count: number) => number) | undefined;
}

/** Renders jobs with a service whose clock only the story advances. */
export function JobStage({ passes, faultsOf, children, ...stage }: JobStageProps & { readonly children: ReactNode }) {
  const [clock] = useState(() => ({ nowMs: Date.now() }));
  return (
    <AdminStage
      now={() => clock.nowMs}
      faultsOf={(url, count, method) => {
        clock.nowMs += passes?.(url.pathname, count) ?? 0;
        return faultsOf?.(url, count, method);
      }}
      {...stage}
    >
      {children}
    </AdminStage>
  );
}

/** Returns the public id of a published dashboard. */
export function WithDashboard({ children }: { readonly children: (dashboardPublicId: string) => ReactNode }) {
  const { data } = useWorkbook(dailyTrading);
  const publicId = data?.publishedDashboard?.publicId;
  return publicId === undefined ? null : children(publicId);
}

/** Starts a job of each kind. */
export function Starters() {
  return (
    <WithDashboard>
      {(dashboardPublicId) => (
        <div className="parley" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <ExportStarter dashboardPublicId={dashboardPublicId} />
          <SyncStarter />
          <PreviewStarter />
        </div>
      )}
    </WithDashboard>
  );
}

function ExportStarter({ dashboardPublicId }: { dashboardPublicId: string }) {
  const { start } = useJob(dashboardExportJob);
  return (
    <Button onClick={() => void start({ deploymentId: 1, format: 'pdf', dashboardPublicId }, { name: 'Daily trading' })}>
      Start an export
    </Button>
  );
}

function SyncStarter() {
  const { start } = useJob(transformSyncJob);
  return <Button onClick={() => void start({ deploymentId: 1, output: 'files' })}>Start a sync</Button>;
}

function PreviewStarter() {
  const { start } = useJob(metricViewPreviewJob);
  const preview = { deploymentId: 1, dataSourceName: 'default', selectionMode: 'all' } as const;
  return <Button onClick={() => void start(preview, { name: 'Metric views of the warehouse' })}>Start a preview</Button>;
}

const dailyTrading = { deploymentId: 1, workbookId: 1 };
