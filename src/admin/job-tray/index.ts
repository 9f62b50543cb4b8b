export { JobDetails, type JobDetailsProps } from './JobDetails.js';
export {
  JobTray,
  JobTrayList,
  JobTrayPanel,
  type JobTrayPanelProps,
  type JobTrayProps,
  JobTrayRoot,
  type JobTrayRootProps,
  JobTrayTrigger,
} from './JobTray.js';
export { JobTrayItem, type JobTrayItemProps } from './JobTrayItem.js';
export type { JobTrayWidgetOptions } from './jobTrayWidget.js';
export { MetricViewPreviewResult, type MetricViewPreviewResultProps } from './MetricViewPreviewResult.js';
export { type JobTrayEvents, type JobTrayModel, type JobTrayOptions, type TrayJob, useJobTray } from './model/useJobTray.js';
export { TransformSyncDetails, type TransformSyncDetailsProps } from './TransformSyncDetails.js';
