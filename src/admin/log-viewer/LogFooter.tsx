'use client';
import { Download, Pause, Play, WrapText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { downloadFile, fileName } from '../../ui/download.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { useIsOffline } from '../kit/list/useIsOffline.js';
import { useLogViewerContext } from './LogViewerContext.js';
import { textOfLines } from './model/LogLine.js';

/** How many lines there are, whether new ones are followed, and what can be done with them. Renders a `<div>`. */
export function LogFooter({ className, ...props }: ComponentProps<'div'>) {
  const { logs: words } = useAdminLabels();
  const { viewer, follow, isWrapped, setWrapped, onDownloaded } = useLogViewerContext();
  const { lines, state } = viewer;
  if (state.status !== 'ready') return null;

  function download() {
    const name = `${words.fileName} ${new Date().toISOString().slice(0, 19)}`;
    downloadFile(new Blob([textOfLines(lines)], { type: 'text/plain;charset=utf-8' }), fileName(name, 'log'));
    onDownloaded?.(lines.length);
  }
  const FollowIcon = follow.isFollowing ? Pause : Play;
  return (
    <div data-slot="log-footer" className={partClass('log-footer', className)} {...props}>
      <ReadingProblem />
      <div className="parley-log-footer-line">
        <LogCounts />
        <span className="parley-log-acts">
          <IconButton
            icon={FollowIcon}
            label={follow.isFollowing ? words.pause : words.follow}
            size="small"
            onClick={() => follow.setFollowing(!follow.isFollowing)}
          />
          <IconButton icon={WrapText} label={words.wrap} size="small" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)} />
          <CopyButton isIconOnly size="small" label={words.copy} text={() => textOfLines(lines)} />
          <IconButton icon={Download} label={words.download} size="small" onClick={download} />
        </span>
      </div>
    </div>
  );
}

function LogCounts() {
  const { logs: words } = useAdminLabels();
  const { number } = useFormats();
  const { viewer, follow } = useLogViewerContext();
  const { lines, droppedCount, isReading } = viewer;
  return (
    <span className="parley-log-counts">
      <span role="status" data-state={follow.isFollowing ? 'following' : 'paused'} className="parley-log-follow">
        {follow.isFollowing ? words.following : words.paused}
      </span>
      <span>{words.lines(lines.length, number(lines.length))}</span>
      {isReading && <span>{words.reading}</span>}
      {droppedCount > 0 && <span>{words.dropped(droppedCount, number(droppedCount))}</span>}
    </span>
  );
}

function ReadingProblem() {
  const { logs: words } = useAdminLabels();
  const { common } = useLabels();
  const { refetchError: error, isStopped, refetch: retry } = useLogViewerContext().viewer;
  if (useIsOffline()) return <OfflineNotice isShown />;
  if (error === undefined) return null;
  return (
    <ServiceErrorNotice role="status" error={error} title={words.notRead} advice={isStopped ? undefined : words.retriedSoon}>
      {(isWaiting) => (
        <Button size="small" isBlocked={isWaiting} onClick={retry}>
          {common.retry}
        </Button>
      )}
    </ServiceErrorNotice>
  );
}
