export { JobElapsed, JobExpiry } from './jobs/JobClock.js';
export { JobProgressBar } from './jobs/JobProgressBar.js';
export { JobStatusLine } from './jobs/JobStatusLine.js';
export { FolderPath } from './workspace/FolderPath.js';
export { FolderSelect } from './workspace/FolderSelect.js';
