'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { englishLogs } from './labels/en.js';
import type { LogLabels } from './labels/LogLabels.js';
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
    ...controlledKeys('filters'),
    ...controlledKeys('search'),
    ...controlledKeys('matchesOnly'),
    ...controlledKeys('following'),
    ...controlledKeys('wrapped'),
    onDownloaded: true,
    onError: true,
  },
  useModel: useLogViewer,
  stateOf: ({ state }) => state.status,
  dataOf: ({ follow }) => ({ 'data-follow': follow.isFollowing ? 'following' : 'paused' }),
  // Pods and matches belong to the previous deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the log viewer from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useLogLabels = createLabelsHook<LogLabels>('logs', englishLogs);
