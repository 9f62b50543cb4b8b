'use client';
import { Ban, CircleAlert, Hourglass } from 'lucide-react';
import type { WarehouseMetricViewPreviewResultResponse } from '../../client/resources/metric-view-previews.js';
import { useExpiry } from '../../data/jobs/useExpiry.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { Facts, Line, Note, Remark, Section, Stack } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { JobElapsed } from '../shared/jobs/JobClock.js';
import { JobProgressBar } from '../shared/jobs/JobProgressBar.js';
import { JobStatusLine } from '../shared/jobs/JobStatusLine.js';
import { MetricViewPreviewResult } from '../shared/jobs/MetricViewPreviewResult.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { previewWidget } from './metricViewPreviewWidget.js';
import { isOnRequest, OnRequestNotice } from './OnRequestNotice.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';

/** The shown preview: its progress and its result. `formId` is the form that starts another one. Renders a `<section>`. */
export function PreviewRun({ formId }: { formId: string }) {
  const { sections, none, expired, expiredAdvice, start } = useMetricViewLabels();
  const status = previewWidget.useSelector(({ model }) => model.job.status);
  return (
    <Section heading={sections.result}>
      {status === 'expired' ? (
        <EmptyState icon={Hourglass} heading={expired} headingLevel={4} text={expiredAdvice}>
          <Button type="submit" form={formId}>
            {start.again}
          </Button>
        </EmptyState>
      ) : status === 'idle' ? (
        <Note>{none}</Note>
      ) : (
        <FollowedPreview formId={formId} />
      )}
    </Section>
  );
}

function FollowedPreview({ formId }: { formId: string }) {
  const words = useMetricViewLabels();
  const { job, cancel, previewId } = previewWidget.useSelector(({ model: { job, cancel, previewId } }) => ({ job, cancel, previewId }));
  const { status } = job;
  const toasts = useActionToast();
  // Nothing is shown about a preview that was not started here until its status is read.
  const shown = { ...job, status: status === 'running' || status === 'failed' || status === 'cancelled' ? status : 'succeeded' } as const;
  const startedAtMs = job.startedAtMs ?? timeOf(job.answer?.startedAt);
  const isActive = status === 'running' && !job.isLost;
  if (job.watchError !== undefined && job.isLost) {
    return isOnRequest(job.watchError) ? (
      <OnRequestNotice error={job.watchError} />
    ) : (
      <ReadFailure error={job.watchError} onRetry={job.refetch} />
    );
  }
  return (
    <Stack gap="l">
      <Line className="parley-spread parley-small">
        <Line gap="s">
          {/* Announces the end of a preview, not every percent. */}
          <span role={isActive ? undefined : 'status'}>
            <JobStatusLine job={shown} />
          </span>
          {isActive && <JobElapsed job={{ ...job, startedAtMs }} className="parley-muted" />}
        </Line>
        {job.canCancel && previewId !== undefined && (
          <Button
            size="small"
            icon={Ban}
            isBusy={cancel.isBusy()}
            onClick={() => void toasts.run(() => cancel(previewId), { done: () => words.cancel.done, failed: words.cancel.failed })}
          >
            {words.cancel.action}
          </Button>
        )}
      </Line>
      {isActive && <JobProgressBar label={words.parts.preview} percent={job.progress.percent} />}
      {isActive && job.progress.message !== undefined && (
        <Note>
          <bdi>{job.progress.message}</bdi>
        </Note>
      )}
      {status === 'cancelled' && <Note>{words.cancelled}</Note>}
      {status === 'failed' && (
        <div className="parley-error">
          <Stack gap="s">
            <strong>{words.failure}</strong>
            {job.failure !== undefined && <bdi>{job.failure}</bdi>}
          </Stack>
        </div>
      )}
      {status === 'succeeded' && <PreviewOutcome startedAtMs={startedAtMs} formId={formId} />}
    </Stack>
  );
}

function PreviewOutcome({ startedAtMs, formId }: { startedAtMs: number | undefined; formId: string }) {
  const words = useMetricViewLabels();
  const { details } = useJobLabels();
  const job = previewWidget.useSelector(({ model }) => model.job);
  const { result, resultError, isLoadingResult } = job;
  if (isLoadingResult && result === undefined) return <Skeleton lines={4} />;
  if (result !== undefined) {
    return (
      <Stack gap="xl">
        <ResultFacts result={result} />
        <KeptNote expiresAtMs={startedAtMs === undefined ? undefined : startedAtMs + keptMs} formId={formId} />
        <MetricViewPreviewResult result={result} />
      </Stack>
    );
  }
  if (resultError !== undefined && resultError.kind !== 'conflict' && resultError.kind !== 'not-found') {
    return <ReadFailure error={resultError} onRetry={job.refetch} isBusy={isLoadingResult} />;
  }
  return (
    <Stack>
      <Remark icon={CircleAlert}>{resultError?.kind === 'not-found' ? details.resultGone : details.noResult}</Remark>
      {resultError?.kind === 'conflict' && (
        <Line>
          <Button size="small" isBusy={isLoadingResult} onClick={job.refetch}>
            {words.checkAgain}
          </Button>
        </Line>
      )}
    </Stack>
  );
}

function ResultFacts({ result }: { result: WarehouseMetricViewPreviewResultResponse }) {
  const { facts: words, fields } = useMetricViewLabels();
  const { dateTime, duration } = useFormats();
  const { dataSourceName, buildJobId, commit, completedAt, durationMs } = result;
  return (
    <Facts
      facts={[
        [fields.dataSource, <bdi key="source">{dataSourceName}</bdi>],
        [words.build, String(buildJobId)],
        [
          words.commit,
          commit && (
            <code dir="ltr" title={commit}>
              {commit.slice(0, 7)}
            </code>
          ),
        ],
        [words.completed, dateTime(completedAt)],
        [words.took, duration(durationMs)],
      ]}
    />
  );
}

/** How long the result remains available; after that, the button that starts another preview. */
function KeptNote({ expiresAtMs, formId }: { expiresAtMs: number | undefined; formId: string }) {
  const words = useMetricViewLabels();
  const { dateTime, locale } = useFormats();
  const { remainingMs, isExpired } = useExpiry(expiresAtMs);
  if (expiresAtMs === undefined || remainingMs === undefined) return null;
  if (!isExpired) {
    return <Remark icon={Hourglass}>{words.kept(dateTime(new Date(expiresAtMs).toISOString()), timeLeft(remainingMs, locale))}</Remark>;
  }
  return (
    <Stack>
      <Remark icon={Hourglass} tone="warning">
        {words.expiredAdvice}
      </Remark>
      <Line>
        <Button size="small" type="submit" form={formId}>
          {words.start.again}
        </Button>
      </Line>
    </Stack>
  );
}

/** Returns the time left as `in 6 days`, `in 5 hours` or `in 10 minutes`. */
function timeLeft(remainingMs: number, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale);
  if (remainingMs >= dayMs) return relative.format(Math.floor(remainingMs / dayMs), 'day');
  if (remainingMs >= hourMs) return relative.format(Math.floor(remainingMs / hourMs), 'hour');
  return relative.format(Math.ceil(remainingMs / 60_000), 'minute');
}

function timeOf(isoText: string | undefined): number | undefined {
  const timeMs = Date.parse(isoText ?? '');
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The service deletes payloads and results after this time at the latest (docs/contract/limits.md#jobs-and-files). */
const keptMs = 7 * dayMs;
