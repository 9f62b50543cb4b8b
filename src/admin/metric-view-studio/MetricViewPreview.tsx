'use client';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { useLock } from '../kit/actions/useLock.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { Line, Panes, Section } from '../kit/layout/layout.js';
import { previewWidget } from './metricViewPreviewWidget.js';
import { useMetricViewSettings } from './metricViewPublicationWidget.js';
import { choiceOf, choiceProblems, selectionOf, type ViewChoiceValues } from './model/metricViewForm.js';
import { isOnRequest, OnRequestNotice } from './OnRequestNotice.js';
import { PreviewRun } from './PreviewRun.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';
import { ViewChoiceFields } from './ViewChoiceFields.js';

/** Provides one preview to the parts inside. Renders a `<div>`. */
export const MetricViewPreviewRoot = previewWidget.Root;

export type MetricViewPreviewProps = Omit<ComponentProps<typeof MetricViewPreviewRoot>, 'children'>;

/**
 * Previews the metric views that a data source would get in the warehouse: the choice of views beside the running preview and its result.
 * Renders a `<div>`.
 */
export const MetricViewPreview = Object.assign(
  function MetricViewPreview(props: MetricViewPreviewProps) {
    return (
      <MetricViewPreviewRoot {...props}>
        <MetricViewPreviewForm />
      </MetricViewPreviewRoot>
    );
  },
  { Root: MetricViewPreviewRoot, Form: MetricViewPreviewForm },
);

/** The views to convert, initially those of the publication, next to the preview. Renders a `<div>`. */
export function MetricViewPreviewForm() {
  const words = useMetricViewLabels();
  const formId = useId();
  const { options, start, job } = previewWidget.useSelector(({ options, model }) => ({ options, start: model.start, job: model.job }));
  const { dataSourceName } = options;
  const { data: settings } = useMetricViewSettings(options);
  const form = useActionForm<ViewChoiceValues, unknown>({
    // Never closed, so the input stays for the next preview.
    open: true,
    onOpenChange: () => {},
    initial: choiceOf(settings?.configuration),
    isLive: true,
    memory: previewWidget.useFormMemory('preview'),
    problemsOf: (values) => choiceProblems(values, words),
    action: (values) => start({ dataSourceName, ...selectionOf(values) }),
  });
  const lock = useLock(!start.isAllowed({ dataSourceName, selectionMode: 'all' }));
  return (
    <Panes>
      <form
        id={formId}
        noValidate
        aria-label={words.sections.form}
        className="parley-stack parley-gap-xl"
        onSubmit={(event) => form.submit(takeSubmit(event))}
      >
        <Section heading={words.sections.form}>
          <ViewChoiceFields form={form} />
        </Section>
        {form.error !== undefined &&
          (isOnRequest(form.error) ? (
            <OnRequestNotice error={form.error} />
          ) : (
            <ActionFailure error={form.error} title={words.start.failed} />
          ))}
        <Line>
          <Button type="submit" variant="primary" isBusy={form.isBusy} isBlocked={job.status === 'running'} {...lock.button}>
            {words.start.action}
          </Button>
        </Line>
        {lock.note}
      </form>
      <PreviewRun formId={formId} />
    </Panes>
  );
}
