'use client';
import { AppWindow, LayoutDashboard, RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { LongText } from '../../ui/text/LongText.js';
import { shortText } from '../../ui/text/shortText.js';
import { Line, Note } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { AskAbout } from '../shared/AskAbout.js';
import { DashboardGrid } from './DashboardGrid.js';
import { type DashboardViewerWidgetOptions, dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';

export interface DashboardViewerRootProps extends WidgetProps<DashboardViewerWidgetOptions> {}

export type DashboardViewerProps = Omit<DashboardViewerRootProps, 'children'>;

/**
 * Shows a published dashboard: its charts, tables, texts, controls and tabs. Charts are drawn when they come near the viewport. Renders a
 * `<div>`.
 */
export function DashboardViewer(props: DashboardViewerProps) {
  return (
    <DashboardViewerRoot {...props}>
      <DashboardHeader />
      <DashboardBody />
    </DashboardViewerRoot>
  );
}

DashboardViewer.Root = DashboardViewerRoot;
DashboardViewer.Header = DashboardHeader;
DashboardViewer.Body = DashboardBody;

/** Provides a dashboard to the parts inside. Renders a `<div>`. */
export function DashboardViewerRoot({ children, ...props }: DashboardViewerRootProps) {
  return (
    <dashboardViewer.Root {...props}>
      <Announcer>{children}</Announcer>
    </dashboardViewer.Root>
  );
}

/** The title and description of the dashboard, with the buttons of the toolbar. Renders a `<header>`, or nothing without a dashboard. */
export function DashboardHeader({ className, ...props }: ComponentProps<'header'>) {
  const words = useDashboardViewerLabels();
  const { dashboard, isRefetching, refetch, toolbar, onAskAbout } = dashboardViewer.useSelector(
    ({ model, options: { toolbar, onAskAbout } }) => ({
      dashboard: model.dashboard,
      isRefetching: model.isRefetching,
      refetch: model.refetch,
      toolbar,
      onAskAbout,
    }),
  );
  if (dashboard === undefined) return null;
  const { config, publicId } = dashboard;
  const title = dashboard.title || config.title || publicId;
  const description = dashboard.description || config.description;
  return (
    <header data-slot="dashboard-header" className={partClass('dashboard-header', className)} {...props}>
      <Line className="parley-spread">
        <h3 className="parley-heading">
          <bdi>{shortText(title, maxTitleCharacters)}</bdi>
        </h3>
        <Line className="parley-dashboard-tools">
          {toolbar}
          <AskAbout kind="dashboard" title={title} facts={{ id: publicId }} onAskAbout={onAskAbout} />
          <Button variant="quiet" size="small" icon={RefreshCw} isBusy={isRefetching} onClick={refetch}>
            {words.refresh}
          </Button>
        </Line>
      </Line>
      {description != null && description !== '' && (
        <p className="parley-dashboard-description">
          <bdi>
            <LongText text={description} first={maxDescriptionCharacters} />
          </bdi>
        </p>
      )}
    </header>
  );
}

/** The widgets with what is beside them, or the loading, empty or error state. Renders a `<div>`. */
export function DashboardBody({ className, ...props }: ComponentProps<'div'>) {
  const aside = dashboardViewer.useSelector(({ options }) => options.aside);
  return (
    <div data-slot="dashboard-body" className={partClass('dashboard-body', className)} {...props}>
      <div className="parley-dashboard-sides">
        <div className="parley-dashboard-widgets">
          <Widgets />
        </div>
        {aside !== undefined && <aside className="parley-dashboard-aside">{aside}</aside>}
      </div>
    </div>
  );
}

function Widgets() {
  const words = useDashboardViewerLabels();
  const { number } = useFormats();
  const { model, options } = dashboardViewer.useSelector(({ model, options }) => ({ model, options }));
  const { state, tree, dashboard, isApp } = model;
  switch (state.status) {
    case 'loading':
      return (
        <>
          <RefetchErrorBanner read={model} isShown={false} />
          <p role="status" className="parley-visually-hidden">
            {words.loading}
          </p>
          <Skeleton lines={8} />
        </>
      );
    case 'error':
    case 'denied':
      return <ReadFailure error={state.error} onRetry={model.refetch} isBusy={model.isRefetching} />;
    case 'empty':
    case 'filtered-empty': {
      const [heading, text] = dashboard === undefined ? [words.unpublished, words.unpublishedAdvice] : [words.empty, words.emptyAdvice];
      return options.empty ?? <EmptyState icon={LayoutDashboard} heading={heading} headingLevel={4} text={text} />;
    }
    case 'ready':
      return (
        <>
          <RefetchErrorBanner read={model} isShown />
          {isApp ? (
            <EmptyState icon={AppWindow} heading={words.app} headingLevel={4} text={words.appAdvice}>
              {options.appLink}
            </EmptyState>
          ) : (
            <DashboardGrid widgets={tree.widgets} />
          )}
          {!isApp && tree.leftOut > 0 && <Note>{words.leftOut(tree.leftOut, number(tree.leftOut))}</Note>}
        </>
      );
  }
}

const maxTitleCharacters = 300;
const maxDescriptionCharacters = 600;
