'use client';
import { ChevronDown, ChevronUp, ListFilter } from 'lucide-react';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { isOfInputMethod } from '../../react/text/isOfInputMethod.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { logViewerWidget, useLogLabels } from './logViewerWidget.js';
import { type LogRange, logLevels, logRanges } from './model/filterLines.js';
import { maxMatches } from './model/findMatches.js';
import type { LogFilters } from './model/useLogViewer.js';

/** Search with previous and next buttons, and the filters. Renders a `<div>`. */
export function LogToolbar(props: ComponentProps<'div'>) {
  return (
    <Toolbar {...props}>
      <LogSearchField />
      <LogFilterFields />
    </Toolbar>
  );
}

function LogSearchField() {
  const words = useLogLabels();
  const { number } = useFormats();
  const { text, setText, matchesOnly, setMatchesOnly, matches, currentIndex, go } = logViewerWidget.useSelector(
    ({ model }) => model.search,
  );
  const get = logViewerWidget.useGet();
  const hasNone = matches.length === 0;

  function goTo(direction: 1 | -1) {
    const { firstSeen, follow } = get().model;
    if (go(direction, firstSeen.current) !== undefined) follow.setFollowing(false);
  }
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value);
  function moveByKey(event: KeyboardEvent) {
    if (isOfInputMethod(event)) return;
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goTo(event.shiftKey ? -1 : 1);
  }

  const counted = `${number(matches.length)}${matches.length === maxMatches ? '+' : ''}`;
  const found = currentIndex === -1 ? words.matches(matches.length, counted) : words.matchOf(number(currentIndex + 1), counted);
  return (
    <span className="parley-line parley-log-search">
      <SearchField
        label={words.search}
        search={{ text, clear: () => setText(''), inputProps: { value: text, onChange: type, onKeyDown: moveByKey } }}
      />
      {text.trim() !== '' && (
        <span className="parley-line parley-gap-s parley-caption parley-digits">
          <span role="status">{hasNone ? words.noMatches : found}</span>
          <IconButton icon={ChevronUp} label={words.previousMatch} size="small" disabled={hasNone} onClick={() => goTo(-1)} />
          <IconButton icon={ChevronDown} label={words.nextMatch} size="small" disabled={hasNone} onClick={() => goTo(1)} />
          <IconButton
            icon={ListFilter}
            label={words.matchesOnly}
            size="small"
            aria-pressed={matchesOnly}
            onClick={() => setMatchesOnly(!matchesOnly)}
          />
        </span>
      )}
    </span>
  );
}

function LogFilterFields() {
  const words = useLogLabels();
  const { filters, pods, filterBy } = logViewerWidget.useSelector(({ model: { filters, pods, filterBy } }) => ({
    filters,
    pods,
    filterBy,
  }));
  const podNames = new Set([...pods.map(({ name }) => name), ...(filters.pod ? [filters.pod] : [])]);
  return (
    <span className="parley-line parley-log-filters">
      <FilterSelect
        label={words.level}
        noneLabel={words.anyLevel}
        value={filters.level}
        onValueChange={(level) => filterBy({ level })}
        options={logLevels.map((value) => ({ value, label: words.levels[value] }))}
      />
      <FilterSelect
        label={words.range}
        noneLabel={words.anyTime}
        value={filters.range}
        onValueChange={(range) => filterBy({ range })}
        options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
      />
      <FilterSelect
        label={words.source}
        noneLabel={words.anySource}
        value={filters.source ?? undefined}
        onValueChange={(source) => filterBy({ source })}
        options={sources.map((value) => ({ value, label: words[value] }))}
      />
      <FilterSelect
        label={words.container}
        noneLabel={words.anyContainer}
        value={filters.container ?? undefined}
        onValueChange={(container) => filterBy({ container })}
        options={containers.map((value) => ({ value, label: value }))}
      />
      <FilterSelect
        label={words.pod}
        noneLabel={words.anyPod}
        value={filters.pod ?? undefined}
        onValueChange={(pod) => filterBy({ pod })}
        options={[...podNames].map((value) => ({ value, label: value }))}
      />
    </span>
  );
}

const ranges = Object.keys(logRanges) as readonly LogRange[];
const sources: readonly NonNullable<LogFilters['source']>[] = ['production', 'dev'];
const containers: readonly NonNullable<LogFilters['container']>[] = ['INIT', 'MAIN', 'server', 'vector', 'api-proxy'];
