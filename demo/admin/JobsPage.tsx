import {
  Button,
  DashboardExportButton,
  JobTrayList,
  metricViewPreviewJob,
  transformSyncJob,
  useJob,
  useJobTray,
  useWorkbooks,
} from '../../src/index.js';
import type { PageProps } from './pages.js';

/** Starts what takes the service a while. The tray in the header follows it, also from other pages. */
export function JobsPage({ deploymentId }: PageProps) {
  const { data } = useWorkbooks({ deploymentId });
  const sync = useJob(transformSyncJob);
  const tray = useJobTray({ deploymentId });
  const preview = useJob(metricViewPreviewJob);
  const workbook = data?.items.find(({ publishedDashboard }) => publishedDashboard != null);
  const dashboard = workbook?.publishedDashboard;
  return (
    <>
      <ul className="jobs">
        {workbook !== undefined && dashboard != null && (
          <li>
            <h3>Export a dashboard</h3>
            <p>“{workbook.name}” as PDF or PNG. The file is kept for five minutes.</p>
            <DashboardExportButton deploymentId={deploymentId} dashboardPublicId={dashboard.publicId} name={workbook.name} />
          </li>
        )}
        <li>
          <h3>Sync transformations</h3>
          <p>Reads the models of the connected project into the data model.</p>
          <Button isBusy={sync.status === 'starting'} onClick={() => void sync.start({ deploymentId, output: 'files' })}>
            Start a sync
          </Button>
        </li>
        <li>
          <h3>Preview metric views</h3>
          <p>Converts the warehouse’s metric views, without saving anything.</p>
          <Button
            isBusy={preview.status === 'starting'}
            onClick={() => void preview.start({ deploymentId, dataSourceName: 'default', selectionMode: 'all' }, { name: 'Metric views' })}
          >
            Start a preview
          </Button>
        </li>
      </ul>
      <div className="parley">
        <JobTrayList tray={tray} />
      </div>
    </>
  );
}
