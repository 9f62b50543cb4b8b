'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { type LogViewerWidgetOptions, logViewerWidget } from './logViewerWidget.js';

export interface LogViewerRootProps extends WidgetProps<LogViewerWidgetOptions> {}

/** Provides the log of one deployment to the parts inside it. Renders a `<div>` with the state of the log as `data-state`. */
export function LogViewerRoot(props: LogViewerRootProps) {
  return <logViewerWidget.Root {...props} />;
}
