'use client';
import { LogFooter } from './LogFooter.js';
import { LogOutput } from './LogOutput.js';
import { LogToolbar } from './LogToolbar.js';
import { LogViewerRoot, type LogViewerRootProps } from './LogViewerRoot.js';

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
