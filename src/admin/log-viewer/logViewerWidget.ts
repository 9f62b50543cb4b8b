import { createWidget } from '../kit/createWidget.js';
import { type LogViewerModel, type LogViewerOptions, useLogViewer } from './model/useLogViewer.js';

/** The options of a log, and a callback for downloads. */
export interface LogViewerWidgetOptions extends LogViewerOptions {
  /** Called with the number of lines saved to a file. */
  readonly onDownloaded?: ((lineCount: number) => void) | undefined;
}

export const logViewerWidget = createWidget<LogViewerWidgetOptions, LogViewerModel>({
  name: 'log-viewer',
  root: 'LogViewerRoot',
  options: {
    deploymentId: true,
    filters: true,
    defaultFilters: true,
    onFiltersChange: true,
    search: true,
    defaultSearch: true,
    onSearchChange: true,
    following: true,
    defaultFollowing: true,
    onFollowingChange: true,
    wrapped: true,
    defaultWrapped: true,
    onWrappedChange: true,
    onDownloaded: true,
    onError: true,
  },
  useModel: useLogViewer,
  stateOf: ({ state }) => state.status,
  dataOf: ({ follow }) => ({ 'data-follow': follow.isFollowing ? 'following' : 'paused' }),
  // Pods and matches belong to the previous deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});
