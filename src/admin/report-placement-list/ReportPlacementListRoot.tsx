'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { ConnectPlacementDialog } from './ConnectPlacementDialog.js';
import {
  type ReportPlacementListDialog,
  type ReportPlacementListWidgetOptions,
  reportPlacementListWidget,
} from './reportPlacementListWidget.js';

export interface ReportPlacementListRootProps extends WidgetProps<ReportPlacementListWidgetOptions, ReportPlacementListDialog> {}

/** Provides one list of placements to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function ReportPlacementListRoot({ children, ...props }: ReportPlacementListRootProps) {
  return (
    <reportPlacementListWidget.Root {...props}>
      {children}
      <ConnectPlacementDialog />
    </reportPlacementListWidget.Root>
  );
}
