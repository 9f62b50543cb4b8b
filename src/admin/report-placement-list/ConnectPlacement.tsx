'use client';
import { Link2 } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { reportPlacementListWidget } from './reportPlacementListWidget.js';
import { usePlacementLabels } from './usePlacementLabels.js';

export type ConnectPlacementProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that connects cells to a report. Renders a `<button>`. */
export function ConnectPlacement(props: ConnectPlacementProps) {
  const { connect: words } = usePlacementLabels();
  const show = reportPlacementListWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={Link2} variant="primary" onClick={() => show({ kind: 'connect' })} {...props}>
      {words.open}
    </Button>
  );
}
