'use client';

import { type JobTrayEvents, useJobTray } from '../../hooks/job-tray/useJobTray.js';
import { JobTrayView, type JobTrayViewProps } from './JobTrayView.js';

export interface JobTrayProps extends JobTrayEvents, Omit<JobTrayViewProps, 'tray' | 'onError'> {}

/**
 * All jobs that were started anywhere below the provider, behind one button: how far they have come, cancel, download, once
 * more. Put it where it stays, such as the header of the application. Renders a `<div>`.
 */
export function JobTray({ onBeforeCancel, onCancelRequested, onDownloaded, onStartedAgain, onDismissed, onError, ...props }: JobTrayProps) {
  const tray = useJobTray({ onBeforeCancel, onCancelRequested, onDownloaded, onStartedAgain, onDismissed, onError });
  return <JobTrayView tray={tray} {...props} />;
}

JobTray.View = JobTrayView;
