'use client';
import { JobTrayItem } from './JobTrayItem.js';
import { JobTrayList } from './JobTrayList.js';
import { JobTrayPanel } from './JobTrayPanel.js';
import { JobTrayRoot, type JobTrayRootProps } from './JobTrayRoot.js';
import { JobTrayTrigger } from './JobTrayTrigger.js';

export type JobTrayProps = Omit<JobTrayRootProps, 'children'>;

/**
 * All jobs started below the provider, behind one button: progress, cancel, download, start again, and the results of syncs
 * and previews. Jobs survive a reload of the tab. Put it where it stays mounted, such as the application header. Renders a
 * `<div>`.
 */
export function JobTray(props: JobTrayProps) {
  return (
    <JobTrayRoot {...props}>
      <JobTrayPanel />
    </JobTrayRoot>
  );
}

JobTray.Root = JobTrayRoot;
JobTray.Panel = JobTrayPanel;
JobTray.Trigger = JobTrayTrigger;
JobTray.List = JobTrayList;
JobTray.Item = JobTrayItem;
