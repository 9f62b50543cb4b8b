'use client';
import { Download, Pause, Play, WrapText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { downloadFile, fileName } from '../../ui/download.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { useIsOffline } from '../kit/list/useIsOffline.js';
import { logViewerWidget, useLogLabels } from './logViewerWidget.js';
import { textOfLines } from './model/LogLine.js';

/** The number of lines, the state of following, and the actions on lines. Renders a `<div>`. */
export function LogFooter({ className, ...props }: ComponentProps<'div'>) {
  const words = useLogLabels();
  const get = logViewerWidget.useGet();
  const isReady = logViewerWidget.useSelector(({ model }) => model.state.status === 'ready');
  const { isFollowing, setFollowing } = logViewerWidget.useSelector(({ model }) => model.follow);
  const { isWrapped, setWrapped } = logViewerWidget.useSelector(({ model: { isWrapped, setWrapped } }) => ({ isWrapped, setWrapped }));
  if (!isReady) return null;

  function download() {
    const { model, options } = get();
    const name = `${words.fileName} ${new Date().toISOString().slice(0, 19)}`;
    downloadFile(new Blob([textOfLines(model.lines)], { type: 'text/plain;charset=utf-8' }), fileName(name, 'log'));
    options.onDownloaded?.(model.lines.length);
  }
  return (
    <div data-slot="log-footer" className={partClass('log-footer parley-stack', className)} {...props}>
      <ReadingProblem />
      <div className="parley-line parley-spread parley-caption parley-digits">
        <LogCounts />
        <span className="parley-line parley-gap-s">
          <IconButton
            icon={isFollowing ? Pause : Play}
            label={isFollowing ? words.pause : words.follow}
            size="small"
            onClick={() => setFollowing(!isFollowing)}
          />
          <IconButton icon={WrapText} label={words.wrap} size="small" aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)} />
          <CopyButton isIconOnly size="small" label={words.copy} text={() => textOfLines(get().model.lines)} />
          <IconButton icon={Download} label={words.download} size="small" onClick={download} />
        </span>
      </div>
    </div>
  );
}

function LogCounts() {
  const words = useLogLabels();
  const { number } = useFormats();
  const { isFollowing, count, loadedCount, droppedCount, isReading } = logViewerWidget.useSelector(({ model }) => {
    const { follow, lines, loadedCount, droppedCount, isReading } = model;
    return { isFollowing: follow.isFollowing, count: lines.length, loadedCount, droppedCount, isReading };
  });
  return (
    <span className="parley-line parley-gap-l parley-log-counts">
      <StatusMark role="status" data-state={isFollowing ? 'following' : 'paused'} tone={isFollowing ? 'success' : 'warning'}>
        {isFollowing ? words.following : words.paused}
      </StatusMark>
      <span>{count === loadedCount ? words.lines(count, number(count)) : words.linesOf(count, number(count), number(loadedCount))}</span>
      {isReading && <span>{words.reading}</span>}
      {droppedCount > 0 && <span>{words.dropped(droppedCount, number(droppedCount))}</span>}
    </span>
  );
}

function ReadingProblem() {
  const words = useLogLabels();
  const { error, isStopped, refetch } = logViewerWidget.useSelector(({ model: { refetchError, isStopped, refetch } }) => {
    return { error: refetchError, isStopped, refetch };
  });
  if (useIsOffline()) return <OfflineNotice isShown />;
  if (error === undefined) return null;
  return (
    <ServiceErrorNotice
      role="status"
      error={error}
      title={words.notRead}
      advice={isStopped ? undefined : words.retriedSoon}
      retry={{ run: refetch }}
    />
  );
}
