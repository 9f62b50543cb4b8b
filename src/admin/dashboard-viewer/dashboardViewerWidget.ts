'use client';
import type { ReactNode } from 'react';
import type { Draft } from '../../chat/store/fold/Draft.js';
import type { Dashboard } from '../../client/resources/dashboards.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
import { englishDashboardViewer } from './labels/en.js';
import {
  type DashboardViewerModel,
  type DashboardViewerOptions,
  dashboardActions,
  useDashboardViewer,
} from './model/useDashboardViewer.js';

/** Returns the labels of the dashboard from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useDashboardViewerLabels = createLabelsHook<DashboardViewerLabels>('dashboardViewer', englishDashboardViewer);

/** The dashboard, and what the host adds to it. */
export interface DashboardViewerWidgetOptions extends DashboardViewerOptions {
  /** Renders the conversation of an AI widget with its title, such as a `ChatPanel`. Default: a note. Declare the component in a module. */
  readonly AiThread?: ((props: AiThreadProps) => ReactNode) | undefined;
  /** Shown beside the widgets, such as `CommentThreads`; below them on narrow pages. Not printed. */
  readonly aside?: ReactNode;
  /** Buttons after the title, such as a `DashboardExportButton`. Not printed. */
  readonly toolbar?: ReactNode;
  /**
   * Called with a draft whose context is the dashboard or a report of it when the user presses “Ask about this”. Pass it to `fill` of a
   * chat's handle. Without it, the button is not shown.
   * @see docs/chat-parts.md#ask-about-this
   */
  readonly onAskAbout?: ((draft: Draft) => void) | undefined;
  /** Shown in place of a dashboard of the kind `APP`, such as a link to where it runs. */
  readonly appLink?: ReactNode;
  /** Replaces the message of a dashboard without widgets, or of a workbook without a published dashboard. */
  readonly empty?: ReactNode;
}

/** What `AiThread` receives. */
export interface AiThreadProps {
  /** The id of the widget. */
  readonly widgetId: string;
  /** The title of the widget. */
  readonly title: string;
  /** The id of its chat thread; `undefined` before the first question. */
  readonly threadId: string | undefined;
  /** The checksum that was saved with the thread, to detect that the data has changed since. */
  readonly checksum: string | undefined;
  /** The dashboard that contains the widget. */
  readonly dashboard: Dashboard;
  /** Saves the thread of the widget for all readers. A failure is shown in a toast. */
  changeThread(threadId: string, checksum?: string): void;
}

export const dashboardViewer = createWidget<DashboardViewerWidgetOptions, DashboardViewerModel>({
  name: 'dashboard-viewer',
  root: 'DashboardViewer.Root',
  options: {
    publicId: true,
    deploymentId: true,
    workbookId: true,
    loadRows: true,
    AiThread: true,
    aside: true,
    toolbar: true,
    onAskAbout: true,
    appLink: true,
    empty: true,
    ...controlledKeys('view'),
    ...actionEventKeys(dashboardActions),
  },
  useModel: useDashboardViewer,
  stateOf: ({ state }) => state.status,
  subjectOf: ({ publicId, deploymentId, workbookId }) => publicId ?? `${deploymentId} ${workbookId}`,
});
