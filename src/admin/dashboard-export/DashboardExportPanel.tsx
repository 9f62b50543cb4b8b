'use client';
import { useControllable } from '../../react/useControllable.js';
import { partClass } from '../../ui/partClass.js';
import { Popover, type PopoverProps } from '../../ui/popover/Popover.js';
import { isolate } from '../../ui/text/isolate.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { DashboardExportForm } from './DashboardExportForm.js';
import { DashboardExportStatus } from './DashboardExportStatus.js';
import { DashboardExportTrigger } from './DashboardExportTrigger.js';
import { dashboardExportWidget } from './dashboardExportWidget.js';

export type DashboardExportPanelProps = Partial<Omit<PopoverProps, 'open' | 'onOpenChange' | 'children'>>;

/** The button and the panel of an export. Renders a `<button>`, and a `<div role="dialog">` while open. */
export function DashboardExportPanel({ className, ...props }: DashboardExportPanelProps) {
  const { export: words } = useJobLabels();
  const { open, defaultOpen = false, onOpenChange, name } = dashboardExportWidget.use(({ options }) => options);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={name === undefined ? words.title : words.titleOf(isolate(name))}
      trigger={<DashboardExportTrigger />}
      className={partClass('dashboard-export-panel', className)}
      {...props}
    >
      <DashboardExportForm />
      <DashboardExportStatus />
    </Popover>
  );
}
