'use client';
import { ArrowDown, ScrollText } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ListStates } from '../kit/list/ListStates.js';
import { LogLines, type LogLinesProps } from './LogLines.js';
import { useLogViewerContext } from './LogViewerContext.js';

export type LogOutputProps = Pick<LogLinesProps, 'className' | 'style' | 'id' | 'ref'>;

/** The lines of the log, with the way back to its end; their shape, none yet, none found, or why they are not there. Renders a `<div>` of each. */
export function LogOutput(props: LogOutputProps) {
  const { logs: words } = useAdminLabels();
  const { number } = useFormats();
  const { viewer, follow, filters, setFilters, isWrapped, firstSeen } = useLogViewerContext();
  const { state, lines, refetch: retry, isReading, search } = viewer;
  return (
    <ListStates
      list={{ state, refetch: retry, clearFilters: () => setFilters({}), isRefetching: isReading }}
      empty={<NoLines />}
      skeleton={{ columns: 1 }}
    >
      <LogLines
        lines={lines}
        isWrapped={isWrapped}
        isFollowing={follow.isFollowing}
        onFollowingChange={follow.setFollowing}
        matches={search.matches}
        currentMatch={search.current}
        hidesPod={filters.pod != null}
        firstSeen={firstSeen}
        {...props}
      >
        {!follow.isFollowing && (
          <Button icon={ArrowDown} size="small" className="parley-log-resume" onClick={() => follow.setFollowing(true)}>
            {follow.newCount > 0 ? words.newLines(follow.newCount, number(follow.newCount)) : words.follow}
          </Button>
        )}
      </LogLines>
    </ListStates>
  );
}

function NoLines() {
  const { empty } = useAdminLabels().logs;
  return <EmptyState heading={empty.title} headingLevel={3} text={empty.advice} icon={ScrollText} />;
}
