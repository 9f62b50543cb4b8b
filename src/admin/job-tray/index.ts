export { JobDetails, type JobDetailsProps } from './JobDetails.js';
export { JobTray, JobTrayList, JobTrayPanel, type JobTrayProps, JobTrayRoot, JobTrayTrigger } from './JobTray.js';
export { JobTrayItem } from './JobTrayItem.js';
export { MetricViewPreviewResult } from './MetricViewPreviewResult.js';
export { type TrayJob, useJobTray } from './model/useJobTray.js';
export { TransformSyncDetails } from './TransformSyncDetails.js';
