import {
  Button,
  DashboardExportButton,
  JobTrayList,
  JobTrayRoot,
  ScheduleDashboardButton,
  useCommonAdminLabels,
  useLock,
} from '../../src/admin.js';
import { metricViewPreviewJob, transformSyncJob, useCanCall, useJob, useMe, useWorkbooks } from '../../src/data.js';
import type { PageProps } from './pages.js';

/** Starts long-running jobs. The tray in the header tracks them on every page. */
export function JobsPage({ deploymentId, words: { attributes, jobs: words } }: PageProps) {
  const { data } = useWorkbooks({ deploymentId });
  const { data: me } = useMe();
  const canCall = useCanCall();
  const { needsPermission } = useCommonAdminLabels();
  const syncLock = useLock(canCall('startTransformSync', deploymentId).answer === 'refused');
  const previewLock = useLock(canCall('startPreview', deploymentId).answer === 'refused');
  const sync = useJob(transformSyncJob);
  const preview = useJob(metricViewPreviewJob);
  const workbook = data?.items.find(({ publishedDashboard }) => publishedDashboard != null);
  const dashboard = workbook?.publishedDashboard;
  return (
    <>
      <ul className="jobs">
        {workbook !== undefined && dashboard != null && (
          <li>
            <h3 {...attributes}>{words.export[0]}</h3>
            <p {...attributes}>{words.export[1](workbook.name)}</p>
            <DashboardExportButton
              deploymentId={deploymentId}
              dashboardPublicId={dashboard.publicId}
              name={workbook.name}
              canManage={workbook.userId != null && workbook.userId === me?.id ? true : undefined}
            />
          </li>
        )}
        {workbook !== undefined && dashboard != null && me?.isAdmin === true && (
          <li>
            <h3 {...attributes}>{words.schedule[0]}</h3>
            <p {...attributes}>{words.schedule[1](workbook.name)}</p>
            <ScheduleDashboardButton deploymentId={deploymentId} dashboardPublicId={dashboard.publicId} />
          </li>
        )}
        <li>
          <h3 {...attributes}>{words.sync[0]}</h3>
          <p {...attributes}>{words.sync[1]}</p>
          <Button
            {...attributes}
            {...syncLock.button}
            isBusy={sync.status === 'starting'}
            onClick={() => void sync.start({ deploymentId, output: 'files' })}
          >
            {words.sync[2]}
          </Button>
          {syncLock.button.disabled && <p id={syncLock.noteId}>{needsPermission}</p>}
        </li>
        <li>
          <h3 {...attributes}>{words.preview[0]}</h3>
          <p {...attributes}>{words.preview[1]}</p>
          <Button
            {...attributes}
            {...previewLock.button}
            isBusy={preview.status === 'starting'}
            onClick={() =>
              void preview.start({ deploymentId, dataSourceName: 'default', selectionMode: 'all' }, { name: words.previewName })
            }
          >
            {words.preview[2]}
          </Button>
          {previewLock.button.disabled && <p id={previewLock.noteId}>{needsPermission}</p>}
        </li>
      </ul>
      <JobTrayRoot deploymentId={deploymentId} style={{ display: 'block' }}>
        <JobTrayList />
      </JobTrayRoot>
    </>
  );
}
