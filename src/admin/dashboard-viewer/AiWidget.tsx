'use client';
import { Sparkles } from 'lucide-react';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { Remark } from '../kit/layout/layout.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import { type ShownWidget, textIn } from './model/readWidgets.js';

/** An AI widget: the conversation that the host renders, or a note. */
export function AiWidget({ widget: { id, title: given, config } }: { widget: ShownWidget }) {
  const { ai } = useDashboardViewerLabels();
  const toasts = useActionToast();
  const { AiThread, dashboard, changeThread } = dashboardViewer.useSelector(({ model, options }) => ({
    AiThread: options.AiThread,
    dashboard: model.dashboard,
    changeThread: model.changeThread,
  }));
  const title = given ?? ai.title;
  const threadId = textIn(config, ['threadId']);
  return (
    <article aria-label={title} className="parley-dashboard-report">
      {AiThread === undefined || dashboard === undefined ? (
        <>
          <h4 className="parley-heading parley-small">
            <bdi>{title}</bdi>
          </h4>
          <Remark icon={Sparkles}>{threadId === undefined ? ai.noThread : ai.hasThread}</Remark>
        </>
      ) : (
        <AiThread
          widgetId={id}
          title={title}
          threadId={threadId}
          checksum={textIn(config, ['checksum'])}
          dashboard={dashboard}
          changeThread={(next, checksum) =>
            void toasts.run(() => changeThread(dashboard, { widgetId: id, threadId: next, checksum }), {
              done: () => ai.changed,
              failed: ai.failed,
            })
          }
        />
      )}
    </article>
  );
}
