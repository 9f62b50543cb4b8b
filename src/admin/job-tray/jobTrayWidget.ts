import type { JobSnapshot } from '../../data/jobs/jobReducer.js';
import type { ListSlots } from '../kit/list/ListSlots.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { useJobName } from '../shared/jobs/useJobName.js';
import { type JobTrayModel, type JobTrayOptions, type TrayJob, useJobTray } from './model/useJobTray.js';

/** The options of a tray, including its panel and the names of its jobs. */
export interface JobTrayWidgetOptions extends JobTrayOptions, Pick<ListSlots<TrayJob>, 'rowActions' | 'empty'> {
  /** True if the panel is open. */
  readonly open?: boolean | undefined;
  /** True to open the panel at first. Default false. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Returns a name for a job, or `undefined` for the default name. */
  readonly nameOf?: ((job: JobSnapshot) => string | undefined) | undefined;
}

export const jobTrayWidget = createWidget<JobTrayWidgetOptions, JobTrayModel>({
  name: 'job-tray',
  root: 'JobTrayRoot',
  options: {
    deploymentId: true,
    ...controlledKeys('open'),
    nameOf: true,
    rowActions: true,
    empty: true,
    onBeforeCancel: true,
    onCancelRequested: true,
    onDownloaded: true,
    onStartedAgain: true,
    onDismissed: true,
    onError: true,
  },
  useModel: useJobTray,
  stateOf: ({ jobs }) => (jobs.length === 0 ? 'empty' : 'ready'),
  dataOf: (model) => ({ 'data-job-state': jobStateOf(model) }),
});

/** Returns the state of the jobs as a whole, or `undefined` if there are none. */
export function jobStateOf({
  runningCount,
  endedCount,
}: Pick<JobTrayModel, 'runningCount' | 'endedCount'>): 'running' | 'ended' | undefined {
  if (runningCount > 0) return 'running';
  return endedCount > 0 ? 'ended' : undefined;
}

/** Returns the names of jobs in this tray. */
export function useTrayNames() {
  return useJobName(jobTrayWidget.useSelector(({ options }) => options.nameOf));
}
