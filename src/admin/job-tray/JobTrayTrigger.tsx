'use client';
import { ListChecks } from 'lucide-react';
import { useFormats } from '../../react/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { jobStateOf, jobTrayWidget } from './jobTrayWidget.js';

/** The button of the tray, with the number of running jobs. Renders a `<button>`. */
export function JobTrayTrigger({ className, ...props }: ButtonProps) {
  const { tray: words } = useJobLabels();
  const { number } = useFormats();
  const { runningCount, jobState } = jobTrayWidget.use(({ model }) => ({ runningCount: model.runningCount, jobState: jobStateOf(model) }));
  const count = number(runningCount);
  return (
    <Button
      icon={ListChecks}
      variant="quiet"
      data-slot="job-tray-trigger"
      data-job-state={jobState}
      className={partClass('job-tray-trigger', className)}
      {...props}
    >
      <span aria-hidden={runningCount > 0 || undefined}>{words.title}</span>
      {runningCount > 0 && (
        <>
          <span aria-hidden="true" className="parley-job-tray-count">
            {count}
          </span>
          <span className="parley-visually-hidden">{words.running(runningCount, count)}</span>
        </>
      )}
    </Button>
  );
}
