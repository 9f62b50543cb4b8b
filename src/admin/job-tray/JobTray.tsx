'use client';

import { JobTrayView, type JobTrayViewProps } from './JobTrayView.js';
import { type JobTrayOptions, useJobTray } from './model/useJobTray.js';

export interface JobTrayProps extends JobTrayOptions, Omit<JobTrayViewProps, 'tray' | 'onError'> {}

/**
 * All jobs started below the provider, behind one button: progress, cancel, download, start again, and the results of syncs
 * and previews. Jobs survive a reload of the tab. Put it where it stays mounted, such as the application header. Renders a
 * `<div>`.
 */
export function JobTray({
  deploymentId,
  onBeforeCancel,
  onCancelRequested,
  onDownloaded,
  onStartedAgain,
  onDismissed,
  onError,
  ...props
}: JobTrayProps) {
  const tray = useJobTray({ deploymentId, onBeforeCancel, onCancelRequested, onDownloaded, onStartedAgain, onDismissed, onError });
  return <JobTrayView tray={tray} {...props} />;
}

JobTray.View = JobTrayView;
