'use client';
import { RefreshCw } from 'lucide-react';
import type { BuildStatusResponse } from '../../../client/resources/deployments.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { StatusMark, type StatusMarkProps } from '../../../ui/status/StatusMark.js';
import { TimeAgo } from '../../../ui/time-ago/TimeAgo.js';
import { Facts, Note, Stack } from '../../kit/layout/layout.js';
import { ReadFailure } from '../../kit/list/ListStates.js';
import { choiceName } from '../fields/choiceName.js';
import { useBuildLabels } from './useBuildLabels.js';
import { type BuildRead, type IsBuildRunning, isRunningStatus } from './whileBuildRuns.js';

export interface BuildReportProps {
  /** The result of `useBuildStatus`. */
  read: BuildRead;
  /** Returns true if a build with this status is running. Default: true for `queued`, `building` and similar words. */
  isBuildRunning?: IsBuildRunning | undefined;
}

/** Refetches the build. Renders a `<button>`. */
export function BuildRefreshButton({ read: { isFetching, refetch } }: Pick<BuildReportProps, 'read'>) {
  const { refresh } = useBuildLabels();
  return (
    <Button icon={RefreshCw} size="small" isBusy={isFetching} onClick={() => void refetch()}>
      {refresh}
    </Button>
  );
}

/** The status of a build, and why it failed. Renders a `<dl>` and the reason, or the loading or error state. */
export function BuildReport({ read: { data, error, isFetching, refetch }, isBuildRunning = isRunningStatus }: BuildReportProps) {
  return (
    <>
      {data === undefined && error === null && <Skeleton lines={4} />}
      {error !== null && <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data !== undefined && <Build build={data} isRunning={isBuildRunning(data.status)} />}
    </>
  );
}

function Build({ build, isRunning }: { build: BuildStatusResponse; isRunning: boolean }) {
  const words = useBuildLabels();
  const { number } = useFormats();
  const { status, mode, deploymentStatus, buildJobId, lastHash, updatedAt, errorText } = build;
  return (
    <>
      <Facts
        facts={[
          [
            words.status,
            <span key="status" role="status">
              <StatusMark tone={toneOf(build, isRunning)}>{choiceName(words.statuses, status)}</StatusMark>
            </span>,
          ],
          [words.mode, choiceName(words.modes, mode)],
          [words.deployment, deploymentStatus && choiceName(words.deploymentStatuses, deploymentStatus)],
          [words.job, buildJobId != null && number(buildJobId)],
          [
            words.commit,
            lastHash && (
              <bdi key="commit" title={lastHash} className="parley-code">
                {lastHash.slice(0, 10)}
              </bdi>
            ),
          ],
          [words.updated, updatedAt && <TimeAgo key="updated" at={updatedAt} />],
        ]}
      />
      {errorText && (
        <Stack gap="s">
          <Note>{words.error}</Note>
          <pre dir="ltr" className="parley-well parley-code-box parley-preserved">
            {errorText.slice(0, longestError)}
          </pre>
        </Stack>
      )}
    </>
  );
}

/** A longer text would only slow the page down. */
const longestError = 20_000;

/** A failure has a reason, whatever its status is called. */
function toneOf({ status, errorText }: BuildStatusResponse, isRunning: boolean): StatusMarkProps['tone'] {
  if (errorText) return 'danger';
  if (isRunning) return 'accent';
  return status === 'ready' ? 'success' : 'neutral';
}
