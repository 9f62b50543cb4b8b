'use client';
import { CheckCheck, Mail, Unlink } from 'lucide-react';
import { IconButton } from '../../ui/button/IconButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { partClass } from '../../ui/partClass.js';
import { isolate } from '../../ui/text/isolate.js';
import { Tooltip } from '../../ui/tooltip/Tooltip.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { useLock } from '../kit/actions/useLock.js';
import { RowItems } from '../kit/table/RowItems.js';
import { syncStateOf } from './model/arrangeRows.js';
import { isGranted, type PlacementRow } from './model/PlacementRow.js';
import { usePlacementLabels } from './placementColumns.js';
import { reportPlacements } from './reportPlacementsWidget.js';

/** The actions on a placement. A user who may not read its report may not change its cells either, but ask the owner. */
export function PlacementActions({ row }: { row: PlacementRow }) {
  const words = usePlacementLabels();
  const isOpen = isGranted(row);
  const lock = useLock(!isOpen, words.hiddenReportActions);
  const isBusy = reportPlacements.useSelector(({ model }) => model.refresh.isBusy(row.key));
  const actions = useRowActions(row);
  return (
    <span className="parley-row-actions">
      {!isOpen && <AskOwner row={row} />}
      {isOpen && syncStateOf(row) !== 'UP_TO_DATE' && !row.isDetailPending && (
        <IconButton
          icon={isBusy ? undefined : CheckCheck}
          label={words.actions.refresh}
          size="small"
          className="parley-row-quick"
          isBusy={isBusy}
          onClick={() => void actions.refresh()}
        />
      )}
      <RowMenu name={`${(isOpen ? row.reportName : words.hiddenReport) ?? ''} ${row.resultLocation}`.trim()}>
        <RowItems item={row}>
          <MenuItem icon={CheckCheck} isDisabled={isBusy} {...lock.item} onSelect={() => void actions.refresh()}>
            {words.actions.refresh}
          </MenuItem>
          <MenuItem icon={Unlink} isDisabled={isBusy} {...lock.item} onSelect={() => void actions.disconnect()}>
            {words.actions.disconnect}
          </MenuItem>
          {lock.menuNote}
        </RowItems>
      </RowMenu>
    </span>
  );
}

function AskOwner({ row }: { row: PlacementRow }) {
  const words = usePlacementLabels();
  const onAskOwner = reportPlacements.useSelector(({ options }) => options.onAskOwner);
  if (onAskOwner !== undefined) {
    return <IconButton icon={Mail} label={words.askOwner} size="small" className="parley-ask-owner" onClick={() => onAskOwner(row)} />;
  }
  if (row.owner == null) return null;
  const document = row.workbookName ?? row.externalWorkbookId;
  const mail = { subject: words.askOwnerSubject(document), body: words.askOwnerText(row.resultLocation, document) };
  return (
    <Tooltip text={words.askOwner}>
      <a
        href={mailTo(row.owner.email, mail)}
        aria-label={words.askOwner}
        data-slot="ask-owner"
        data-variant="quiet"
        data-size="small"
        className={partClass('button', 'parley-icon-button parley-ask-owner')}
      >
        <Icon of={Mail} />
      </a>
    </Tooltip>
  );
}

function mailTo(email: string, fields: Readonly<Record<'subject' | 'body', string>>): string {
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}

/** The actions on a row, each with a toast for success and failure. */
function useRowActions(row: PlacementRow) {
  const { refresh, disconnect } = reportPlacements.useSelector(({ model: { refresh, disconnect } }) => ({ refresh, disconnect }));
  const { actions: words } = usePlacementLabels();
  const { run } = useActionToast();
  const place = isolate(row.resultLocation);
  const undo = { done: words.reconnected(place), failed: words.reconnectFailed(place) };
  return {
    refresh: () => run(() => refresh(row), { done: () => words.refreshed(place), failed: words.refreshFailed(place) }),
    disconnect: () =>
      run(() => disconnect(row), {
        done: () => ({ title: words.disconnected(place), text: words.disconnectedAdvice, undo }),
        failed: words.disconnectFailed(place),
      }),
  };
}
