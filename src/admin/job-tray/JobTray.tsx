'use client';

import { JobTrayView, type JobTrayViewProps } from './JobTrayView.js';
import { type JobTrayOptions, useJobTray } from './model/useJobTray.js';

export interface JobTrayProps extends JobTrayOptions, Omit<JobTrayViewProps, 'tray' | 'onError'> {}

/**
 * All jobs that were started anywhere below the provider, behind one button: how far they have come, cancel, download, once
 * more, and the results of syncs and previews. Jobs outlive a reload of the tab. Put it where it stays, such as the header of the application. Renders a `<div>`.
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
