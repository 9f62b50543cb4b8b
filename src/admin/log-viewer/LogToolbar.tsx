'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { LogsParams } from '../../client/resources/deployment-logs.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { localSearch } from '../../ui/fields/localSearch.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { useLogViewerContext } from './LogViewerContext.js';
import { mostMatches } from './model/findMatches.js';

/** Search with the way through what it finds, and the filters. Renders a `<div>`. */
export function LogToolbar(props: ComponentProps<'div'>) {
  return (
    <Toolbar {...props}>
      <LogSearchField />
      <LogFilterFields />
    </Toolbar>
  );
}

function LogSearchField() {
  const { logs: words } = useAdminLabels();
  const { number } = useFormats();
  const { viewer, setSearch, follow, firstSeen } = useLogViewerContext();
  const { text, matches, currentIndex, go } = viewer.search;
  const isSearched = text.trim() !== '';

  function goTo(direction: 1 | -1) {
    if (go(direction, firstSeen.current) !== undefined) follow.setFollowing(false);
  }
  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setSearch('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goTo(event.shiftKey ? -1 : 1);
  }

  const counted = `${number(matches.length)}${matches.length === mostMatches ? '+' : ''}`;
  const found = currentIndex === -1 ? words.matches(matches.length, counted) : words.matchOf(number(currentIndex + 1), counted);
  return (
    <span className="parley-log-search">
      <SearchField label={words.search} search={localSearch(text, setSearch, moveByKey)} />
      {isSearched && (
        <span className="parley-log-matches">
          <span role="status">{matches.length === 0 ? words.noMatches : found}</span>
          <IconButton icon={ChevronUp} label={words.previousMatch} size="small" disabled={matches.length === 0} onClick={() => goTo(-1)} />
          <IconButton icon={ChevronDown} label={words.nextMatch} size="small" disabled={matches.length === 0} onClick={() => goTo(1)} />
        </span>
      )}
    </span>
  );
}

function LogFilterFields() {
  const { logs: words } = useAdminLabels();
  const { viewer, filters, setFilters } = useLogViewerContext();
  const podNames = [...new Set([...viewer.pods.map(({ name }) => name), ...(filters.pod ? [filters.pod] : [])])];
  return (
    <span className="parley-log-filters">
      <SelectField
        label={words.source}
        isLabelHidden
        value={filters.source ?? ''}
        onChange={({ currentTarget }) => setFilters({ ...filters, source: sources.find((source) => source === currentTarget.value) })}
      >
        <option value="">{words.anySource}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {words[source]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.container}
        isLabelHidden
        value={filters.container ?? ''}
        onChange={({ currentTarget }) =>
          setFilters({ ...filters, container: containers.find((container) => container === currentTarget.value) })
        }
      >
        <option value="">{words.anyContainer}</option>
        {containers.map((container) => (
          <option key={container} value={container}>
            {container}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.pod}
        isLabelHidden
        value={filters.pod ?? ''}
        onChange={({ currentTarget }) => setFilters({ ...filters, pod: currentTarget.value === '' ? undefined : currentTarget.value })}
      >
        <option value="">{words.anyPod}</option>
        {podNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </span>
  );
}

const sources: readonly NonNullable<LogsParams['source']>[] = ['production', 'dev'];
const containers: readonly NonNullable<LogsParams['container']>[] = ['INIT', 'MAIN', 'server', 'vector', 'api-proxy'];
