export { MetricViewPreviewResult } from '../kit/jobs/MetricViewPreviewResult.js';
export { TransformSyncDetails } from '../kit/jobs/TransformSyncDetails.js';
export { JobDetails } from './JobDetails.js';
export { JobTray, JobTrayList, JobTrayPanel, type JobTrayProps, JobTrayRoot, JobTrayTrigger } from './JobTray.js';
export { JobTrayItem } from './JobTrayItem.js';
export { type TrayJob, useJobTray } from './model/useJobTray.js';
