import { Button, DashboardExportButton, JobTrayList, JobTrayRoot } from '../../src/admin.js';
import { metricViewPreviewJob, transformSyncJob, useJob, useWorkbooks } from '../../src/data.js';
import type { PageProps } from './pages.js';

/** Starts long-running jobs. The tray in the header tracks them on every page. */
export function JobsPage({ deploymentId, words: { jobs: words } }: PageProps) {
  const { data } = useWorkbooks({ deploymentId });
  const sync = useJob(transformSyncJob);
  const preview = useJob(metricViewPreviewJob);
  const workbook = data?.items.find(({ publishedDashboard }) => publishedDashboard != null);
  const dashboard = workbook?.publishedDashboard;
  return (
    <>
      <ul className="jobs">
        {workbook !== undefined && dashboard != null && (
          <li>
            <h3>{words.export[0]}</h3>
            <p>{words.export[1](workbook.name)}</p>
            <DashboardExportButton deploymentId={deploymentId} dashboardPublicId={dashboard.publicId} name={workbook.name} />
          </li>
        )}
        <li>
          <h3>{words.sync[0]}</h3>
          <p>{words.sync[1]}</p>
          <Button isBusy={sync.status === 'starting'} onClick={() => void sync.start({ deploymentId, output: 'files' })}>
            {words.sync[2]}
          </Button>
        </li>
        <li>
          <h3>{words.preview[0]}</h3>
          <p>{words.preview[1]}</p>
          <Button
            isBusy={preview.status === 'starting'}
            onClick={() =>
              void preview.start({ deploymentId, dataSourceName: 'default', selectionMode: 'all' }, { name: words.previewName })
            }
          >
            {words.preview[2]}
          </Button>
        </li>
      </ul>
      <JobTrayRoot deploymentId={deploymentId} style={{ display: 'block' }}>
        <JobTrayList />
      </JobTrayRoot>
    </>
  );
}
