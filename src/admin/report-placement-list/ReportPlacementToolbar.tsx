'use client';
import { Link2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { isSearchable } from '../kit/list/listSlices.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { reportPlacementListWidget, usePlacementLabels } from './reportPlacementListWidget.js';

/** Search, filter, and a button that connects cells if the list belongs to one report. Renders a `<div>`. */
export function ReportPlacementToolbar(props: ComponentProps<'div'>) {
  const { search } = usePlacementLabels();
  const { canFind, canConnect } = reportPlacementListWidget.useSelector(({ model: { list }, options: { deploymentId, reportId } }) => {
    const isThere = list.state.status !== 'error' && list.state.status !== 'denied';
    return { canFind: isThere && isSearchable(list), canConnect: isThere && deploymentId !== undefined && reportId !== undefined };
  });
  if (!canFind && !canConnect) return null;
  return (
    <Toolbar {...props}>
      {canFind && (
        <>
          <ListSearch of={reportPlacementListWidget} label={search} />
          <SyncFilter />
        </>
      )}
      {canConnect && <ConnectPlacement />}
    </Toolbar>
  );
}

function SyncFilter() {
  const { columns, sync, anyState } = usePlacementLabels();
  const { syncStatus, setFilters } = reportPlacementListWidget.useSelector(({ model: { list } }) => {
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

export type ConnectPlacementProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that connects cells to a report. Renders a `<button>`. */
export function ConnectPlacement(props: ConnectPlacementProps) {
  const { connect: words } = usePlacementLabels();
  const show = reportPlacementListWidget.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={Link2} variant="primary" onClick={() => show({ kind: 'connect' })} {...props}>
      {words.open}
    </Button>
  );
}
