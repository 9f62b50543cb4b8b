'use client';
import { Link2 } from 'lucide-react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button, type ButtonProps } from '../primitives/Button.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

export type ConnectPlacementProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that connects cells to a report. Renders a `<button>`. */
export function ConnectPlacement(props: ConnectPlacementProps) {
  const { connect: words } = useAdminLabels().placements;
  const { setConnecting } = useReportPlacementContext();
  return (
    <Button variant="primary" onClick={() => setConnecting(true)} {...props}>
      <Link2 aria-hidden="true" size={16} strokeWidth={1.5} />
      {words.open}
    </Button>
  );
}
