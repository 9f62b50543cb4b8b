import type { LabelsOf } from '../../../../react/labels/LabelsOf.js';
import type { englishJobs } from './en.js';

/** The labels of dashboard exports and of the tray that lists all jobs. Times and counts are passed as text. */
export type JobLabels = LabelsOf<typeof englishJobs>;

/** The words for the state of a job. */
export type JobStateLabels = JobLabels['states'];

/** The actions on one job. `name` identifies the job for screen readers. */
export type JobActionLabels = JobLabels['actions'];

/** The results and log of a job. */
export type JobDetailLabels = JobLabels['details'];

/** Read aloud by screen readers when a job ends. */
export type JobEndLabels = JobLabels['ends'];
