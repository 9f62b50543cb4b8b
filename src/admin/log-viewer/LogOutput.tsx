'use client';
import { ArrowDown, ScrollText } from 'lucide-react';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ListStates } from '../kit/list/ListStates.js';
import { LogLines, type LogLinesProps } from './LogLines.js';
import { logViewerWidget, useLogLabels } from './logViewerWidget.js';

export type LogOutputProps = Pick<LogLinesProps, 'className' | 'style' | 'id' | 'ref'>;

/**
 * The lines of the log with a button that returns to the end, or the loading, empty, not-found or error state. Renders a
 * `<div>`.
 */
export function LogOutput(props: LogOutputProps) {
  const words = useLogLabels();
  const { number } = useFormats();
  const list = logViewerWidget.useSelector(({ model: { state, refetch, clearFilters, isReading } }) => {
    return { state, refetch, clearFilters, isRefetching: isReading };
  });
  const shown = logViewerWidget.useSelector(({ model: { lines, isWrapped, firstSeen, search, filters } }) => {
    return { lines, isWrapped, firstSeen, matches: search.matches, currentMatch: search.current, hidesPod: filters.pod != null };
  });
  const { isFollowing, newCount, setFollowing } = logViewerWidget.useSelector(({ model }) => model.follow);
  return (
    <ListStates list={list} empty={<NoLines />} skeleton={{ columns: 1 }}>
      <LogLines {...shown} isFollowing={isFollowing} onFollowingChange={setFollowing} {...props}>
        {!isFollowing && (
          <Button icon={ArrowDown} size="small" className="parley-log-resume" onClick={() => setFollowing(true)}>
            {newCount > 0 ? words.newLines(newCount, number(newCount)) : words.follow}
          </Button>
        )}
      </LogLines>
    </ListStates>
  );
}

function NoLines() {
  const { empty } = useLogLabels();
  return <EmptyState heading={empty.title} headingLevel={3} text={empty.advice} icon={ScrollText} />;
}
