export { MetricViewPreviewResult } from '../shared/jobs/MetricViewPreviewResult.js';
export { TransformSyncDetails } from '../shared/jobs/TransformSyncDetails.js';
export { JobDetails } from './JobDetails.js';
export { JobTray, JobTrayList, JobTrayPanel, type JobTrayProps, JobTrayRoot, JobTrayTrigger } from './JobTray.js';
export { JobTrayItem } from './JobTrayItem.js';
export { type TrayJob, useJobTray } from './model/useJobTray.js';
