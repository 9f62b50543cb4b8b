import { createContext, use } from 'react';
import type { LogFollow } from './model/useLogFollow.js';
import type { LogFilters, LogViewerState } from './model/useLogViewer.js';

/** What the parts of one viewer share. Given by `LogViewerRoot`. */
export interface LogViewerContextValue {
  readonly viewer: LogViewerState;
  readonly follow: LogFollow;
  readonly filters: LogFilters;
  setFilters(filters: LogFilters): void;
  setSearch(text: string): void;
  readonly isWrapped: boolean;
  setWrapped(isWrapped: boolean): void;
  /** The `number` of the first line in view, from which a search goes on. */
  readonly firstSeen: { current: number };
  readonly onDownloaded: ((lineCount: number) => void) | undefined;
}

export const LogViewerContext = createContext<LogViewerContextValue | undefined>(undefined);

export function useLogViewerContext(): LogViewerContextValue {
  const context = use(LogViewerContext);
  if (context === undefined) throw new Error('Parts of the log viewer share one log. Put them inside <LogViewerRoot deploymentId={…}>.');
  return context;
}
