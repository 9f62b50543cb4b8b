'use client';
import type { ComponentProps } from 'react';
import { SearchField } from '../../ui/fields/SearchField.js';
import { FilterSelect } from '../kit/FilterSelect.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { isSearchable } from '../kit/listSlices.js';
import { ConnectPlacement } from './ConnectPlacement.js';
import { reportPlacementListWidget } from './reportPlacementListWidget.js';
import { usePlacementLabels } from './usePlacementLabels.js';

/** Search, filter, and a button that connects cells if the list belongs to one report. Renders a `<div>`. */
export function ReportPlacementToolbar(props: ComponentProps<'div'>) {
  const { canFind, canConnect } = reportPlacementListWidget.use(({ model: { list }, options: { deploymentId, reportId } }) => {
    const isThere = list.state.status !== 'error' && list.state.status !== 'denied';
    return { canFind: isThere && isSearchable(list), canConnect: isThere && deploymentId !== undefined && reportId !== undefined };
  });
  if (!canFind && !canConnect) return null;
  return (
    <Toolbar {...props}>
      {canFind && (
        <>
          <PlacementSearch />
          <SyncFilter />
        </>
      )}
      {canConnect && <ConnectPlacement />}
    </Toolbar>
  );
}

/** A separate component, so that typing rerenders nothing else. */
function PlacementSearch() {
  const { search: label } = usePlacementLabels();
  const search = reportPlacementListWidget.use(({ model }) => model.list.search);
  return <SearchField label={label} search={search} />;
}

function SyncFilter() {
  const { columns, sync, anyState } = usePlacementLabels();
  const { syncStatus, setFilters } = reportPlacementListWidget.use(({ model: { list } }) => {
    return { syncStatus: list.filters.syncStatus, setFilters: list.setFilters };
  });
  return (
    <FilterSelect
      label={columns.sync}
      noneLabel={anyState}
      value={syncStatus}
      onValueChange={(state) => setFilters({ syncStatus: state })}
      options={states.map(([value, word]) => ({ value, label: sync[word] }))}
    />
  );
}

const states = [
  ['UP_TO_DATE', 'upToDate'],
  ['CHANGED', 'changed'],
  ['UNKNOWN', 'unknown'],
] as const;
