'use client';
import { Announcer } from '../../ui/announcer/Announcer.js';
import type { WidgetProps } from '../kit/createWidget.js';
import { JobVoice } from '../kit/jobs/JobVoice.js';
import { type JobTrayWidgetOptions, jobTrayWidget, useTrayNames } from './jobTrayWidget.js';

export interface JobTrayRootProps extends WidgetProps<JobTrayWidgetOptions> {}

/**
 * Provides the jobs to the parts inside it and announces the end of each. Renders a `<div>`, with `data-job-state` while there
 * are jobs.
 */
export function JobTrayRoot({ children, ...props }: JobTrayRootProps) {
  return (
    <jobTrayWidget.Root {...props}>
      <Announcer>
        <TrayVoice />
        {children}
      </Announcer>
    </jobTrayWidget.Root>
  );
}

function TrayVoice() {
  return <JobVoice nameOf={useTrayNames().jobName} rank={1} />;
}
