'use client';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useFormats } from '../../react/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { dashboardExportWidget } from './dashboardExportWidget.js';

/** The button, which shows the progress of the export. Renders a `<button>`. */
export function DashboardExportTrigger({ className, ...props }: ButtonProps) {
  const jobs = useJobLabels();
  const { number } = useFormats();
  const { status, progress, isLost } = dashboardExportWidget.use(({ model }) => model.job);
  const isRunning = status === 'starting' || (status === 'running' && !isLost);
  return (
    <Button data-slot="dashboard-export-trigger" className={partClass('dashboard-export-trigger', className)} {...props}>
      {isRunning ? <Spinner /> : <Icon of={icons[status] ?? Download} />}
      {jobs.export.open}
      {isRunning && progress.percent !== undefined && (
        <span className="parley-dashboard-export-percent">{jobs.states.percent(number(progress.percent, 0))}</span>
      )}
    </Button>
  );
}

/** A job that runs has a spinner, unless its status is unknown. */
const icons: Readonly<Record<string, IconType | undefined>> = {
  running: CircleAlert,
  succeeded: CircleCheck,
  failed: CircleAlert,
  'start-failed': CircleAlert,
};
