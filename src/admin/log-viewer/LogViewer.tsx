'use client';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { LogFooter } from './LogFooter.js';
import { LogOutput } from './LogOutput.js';
import { LogToolbar } from './LogToolbar.js';
import { type LogViewerWidgetOptions, logViewerWidget } from './logViewerWidget.js';

export type LogViewerProps = Omit<LogViewerRootProps, 'children'>;

/**
 * The live log of a deployment's pods: filter by source, container and pod, search, wrap, copy and download. Keeps the
 * newest 100,000 lines. Renders a `<div>`.
 */
export function LogViewer(props: LogViewerProps) {
  return (
    <LogViewerRoot {...props}>
      <LogToolbar />
      <LogOutput />
      <LogFooter />
    </LogViewerRoot>
  );
}

LogViewer.Root = LogViewerRoot;
LogViewer.Toolbar = LogToolbar;
LogViewer.Output = LogOutput;
LogViewer.Footer = LogFooter;

export interface LogViewerRootProps extends WidgetProps<LogViewerWidgetOptions> {}

/** Provides the log of one deployment to the parts inside it. Renders a `<div>` with the state of the log as `data-state`. */
export function LogViewerRoot(props: LogViewerRootProps) {
  return <logViewerWidget.Root {...props} />;
}
