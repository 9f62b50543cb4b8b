'use client';

import { Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import type {
  TransformSyncAddress,
  TransformSyncGeneratedFile,
  TransformSyncResultResponse,
} from '../../../client/resources/transform-sync.js';
import type { JobStatus } from '../../../data/jobs/jobReducer.js';
import { filesHeldMs } from '../../../data/jobs/transformSyncJob.js';
import { useExpiry } from '../../../data/jobs/useExpiry.js';
import { useTransformSyncGeneratedFilesInfinite, useTransformSyncLogsInfinite } from '../../../data/resources/transform-sync.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { downloadFile } from '../../../ui/download.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { isolate } from '../../../ui/text/isolate.js';
import { LongText } from '../../../ui/text/LongText.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { ReadFailure } from '../../kit/list/ListStates.js';
import { LoadMoreButton } from '../../kit/list/LoadMoreButton.js';
import { JobExpiry } from './JobClock.js';
import { JobCounts } from './JobCounts.js';
import { useJobLabels } from './useJobLabels.js';

export interface TransformSyncDetailsProps extends Omit<ComponentProps<'div'>, 'children'>, TransformSyncAddress {
  /** The status of the sync's job. */
  status: JobStatus;
  /** The result of a completed run; `undefined` for any other run. */
  result: (Pick<TransformSyncResultResponse, 'manifestStats' | 'completedAt'> & Partial<TransformSyncResultResponse>) | undefined;
}

/** The result of a transform sync: counts, generated files while the service keeps them, and the log. Renders a `<div>`. */
export function TransformSyncDetails({ deploymentId, syncJobId, status, result, className, ...props }: TransformSyncDetailsProps) {
  const address = { deploymentId, syncJobId };
  return (
    <div data-slot="transform-sync-details" className={partClass('transform-sync-details parley-stack parley-gap-l', className)} {...props}>
      {result !== undefined && (
        <>
          <JobCounts of={['models', 'sources', 'macros']} counts={result.manifestStats} />
          <GeneratedFiles address={address} completedAt={result.completedAt} written={result.generatedFiles ?? []} />
        </>
      )}
      <SyncLog address={address} isRunning={status === 'running'} />
    </div>
  );
}

interface GeneratedFilesProps {
  address: TransformSyncAddress;
  completedAt: string;
  /** The files of the result, which has no contents but is kept. */
  written: readonly TransformSyncGeneratedFile[];
}

function GeneratedFiles({ address, completedAt, written }: GeneratedFilesProps) {
  const { details: words, actions } = useJobLabels();
  const completedAtMs = Date.parse(completedAt);
  const expiresAtMs = Number.isNaN(completedAtMs) ? undefined : completedAtMs + filesHeldMs;
  const { isExpired } = useExpiry(expiresAtMs);
  const files = useTransformSyncGeneratedFilesInfinite({ ...address, first: 50 }, { enabled: !isExpired });
  const found = files.data?.pages.flatMap(({ items }) => items) ?? [];

  function content(): ReactNode {
    // The service knows the run, so a 404 within the hour means that it committed its files.
    if (isExpired || files.error?.kind === 'not-found') {
      return (
        <>
          <p className="parley-caption">{isExpired ? words.filesGone : words.filesCommitted}</p>
          <FileNames files={written} />
        </>
      );
    }
    if (files.isPending) return <Skeleton lines={2} />;
    if (files.data === undefined) return <Failure read={files} />;
    if (found.length === 0) return <p className="parley-caption">{words.noFiles}</p>;
    return (
      <>
        <ul className="parley-plain-list parley-stack parley-gap-s">
          {found.map((file) => (
            <li key={file.path} className="parley-line parley-one-line parley-spread">
              <bdi>{file.path}</bdi>
              <IconButton
                icon={Download}
                label={actions.downloadNamed(isolate(file.path))}
                size="small"
                onClick={() =>
                  downloadFile(new Blob([file.content], { type: 'application/yaml' }), file.path.split('/').at(-1) || 'file.yml')
                }
              />
            </li>
          ))}
        </ul>
        <More read={files} />
      </>
    );
  }

  return (
    <section className="parley-stack">
      <div className="parley-words parley-spread">
        <h3 className="parley-heading">{words.files}</h3>
        {found.length > 0 && !isExpired && <JobExpiry expiresAtMs={expiresAtMs} />}
      </div>
      {content()}
    </section>
  );
}

function SyncLog({ address, isRunning }: { address: TransformSyncAddress; isRunning: boolean }) {
  const { details: words } = useJobLabels();
  const { dateTime, locale, timeZone } = useFormats();
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }), [locale, timeZone]);
  // The last log entries arrive with the end of the run.
  const [wasRunning, setWasRunning] = useState(isRunning);
  const log = useTransformSyncLogsInfinite({ ...address, first: 100 }, { refetchInterval: isRunning ? logPauseMs : false });
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    void log.refetch();
  }
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];

  function content(): ReactNode {
    if (log.isPending) return <Skeleton lines={3} />;
    if (log.data === undefined) return <Failure read={log} />;
    if (entries.length === 0) return <p className="parley-caption">{words.noLog}</p>;
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ol className="parley-plain-list parley-stack parley-gap-s parley-box parley-scroll" tabIndex={0} aria-label={words.log}>
          {entries.map(({ timestamp, level, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries only ever come at the end
            <li key={index} data-level={level} className="parley-words parley-one-line">
              <time dateTime={timestamp} className="parley-muted parley-digits parley-fixed" title={dateTime(timestamp)}>
                {Number.isNaN(Date.parse(timestamp)) ? timestamp : clock.format(Date.parse(timestamp))}
              </time>
              {level === 'error' && <strong className="parley-danger">{words.error}</strong>}
              <bdi>
                <LongText text={message} />
              </bdi>
            </li>
          ))}
        </ol>
        <More read={log} />
      </>
    );
  }

  return (
    <section className="parley-stack">
      <h3 className="parley-heading">{words.log}</h3>
      {content()}
    </section>
  );
}

/** The names of files that cannot be downloaded. */
function FileNames({ files }: { files: readonly TransformSyncGeneratedFile[] }) {
  const part = useShownPart(files.length, { first: 10, step: 100 });
  if (files.length === 0) return null;
  return (
    <>
      <ul className="parley-plain-list parley-stack parley-gap-s">
        {files.slice(0, part.shown).map(({ path }) => (
          <li key={path}>
            <bdi>{path}</bdi>
          </li>
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </>
  );
}

type PagedRead = ReturnType<typeof useTransformSyncLogsInfinite> | ReturnType<typeof useTransformSyncGeneratedFilesInfinite>;

function Failure({ read: { error, refetch, isFetching } }: { read: PagedRead }) {
  return error === null ? null : <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />;
}

function More({ read: { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } }: { read: PagedRead }) {
  const common = useCommonAdminLabels();
  if (!hasNextPage) return null;
  const loadMoreError = isFetchNextPageError ? error : undefined;
  return (
    <>
      {loadMoreError && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      <LoadMoreButton
        variant="quiet"
        list={{ isLoadingMore: isFetchingNextPage, loadMoreError, loadMore: () => void fetchNextPage({ cancelRefetch: false }) }}
      >
        {common.loadMore}
      </LoadMoreButton>
    </>
  );
}

const logPauseMs = 3_000;
