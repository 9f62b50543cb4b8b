'use client';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { localSearch } from '../primitives/fields/localSearch.js';
import { SearchField } from '../primitives/fields/SearchField.js';
import { SelectField } from '../primitives/fields/SelectField.js';
import { Toolbar } from '../primitives/list/Toolbar.js';
import { ConnectPlacement } from './ConnectPlacement.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

/** Search and filter, and the way to connect cells where the list is of one report. Renders a `<div>`. */
export function ReportPlacementToolbar(props: ComponentProps<'div'>) {
  const { placements: words } = useAdminLabels();
  const { placements, search, setSearch, filters, setFilters } = useReportPlacementContext();
  const isSomethingToFind = placements.allRows.length > 0 || placements.state.status === 'loading';
  const isThere = placements.state.status !== 'error' && placements.state.status !== 'denied';
  const canConnect = isThere && placements.reportId !== undefined && placements.source.deploymentId !== undefined;
  if (!isSomethingToFind && !canConnect) return null;
  return (
    <Toolbar {...props}>
      {isSomethingToFind && (
        <>
          <SearchField label={words.search} search={localSearch(search, setSearch)} />
          <SelectField
            label={words.columns.sync}
            isLabelHidden
            value={filters.syncStatus ?? ''}
            onChange={({ currentTarget: { value } }) => setFilters(value === '' ? {} : { syncStatus: value })}
          >
            <option value="">{words.anyState}</option>
            <option value="UP_TO_DATE">{words.sync.upToDate}</option>
            <option value="CHANGED">{words.sync.changed}</option>
            <option value="UNKNOWN">{words.sync.unknown}</option>
          </SelectField>
        </>
      )}
      {canConnect && <ConnectPlacement />}
    </Toolbar>
  );
}
