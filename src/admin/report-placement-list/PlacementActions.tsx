'use client';
import { CheckCheck, Mail, Unlink } from 'lucide-react';
import { useRef } from 'react';
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
import { reportPlacementListWidget, usePlacementLabels } from './reportPlacementListWidget.js';

/** The actions on a placement. If the user may not read its report, the only action is to ask the owner. */
export function PlacementActions({ row }: { row: PlacementRow }) {
  return isGranted(row) ? <PlacementMenu row={row} /> : <LockedMenu row={row} />;
}

/** A user who may not read a report may not change its cells either. */
function LockedMenu({ row }: { row: PlacementRow }) {
  const words = usePlacementLabels();
  const lock = useLock(true, words.hiddenReportActions);
  return (
    <span className="parley-row-actions">
      <AskOwner row={row} />
      <RowMenu name={`${words.hiddenReport} ${row.resultLocation}`}>
        <RowItems item={row}>
          <MenuItem icon={CheckCheck} {...lock.item} onSelect={ignore}>
            {words.actions.refresh}
          </MenuItem>
          <MenuItem icon={Unlink} {...lock.item} onSelect={ignore}>
            {words.actions.disconnect}
          </MenuItem>
          {lock.menuNote}
        </RowItems>
      </RowMenu>
    </span>
  );
}

function PlacementMenu({ row }: { row: PlacementRow }) {
  const words = usePlacementLabels();
  const isBusy = reportPlacementListWidget.useSelector(({ model }) => model.refresh.isBusy(row.key));
  const actions = useRowActions();
  const trigger = useRef<HTMLButtonElement>(null);

  async function disconnect() {
    const focusNext = prepareFocus(trigger.current);
    await actions.disconnect(row);
    focusNext();
  }

  return (
    <span className="parley-row-actions">
      {syncStateOf(row) !== 'UP_TO_DATE' && !row.isDetailPending && (
        <IconButton
          icon={isBusy ? undefined : CheckCheck}
          label={words.actions.refresh}
          size="small"
          className="parley-row-quick"
          isBusy={isBusy}
          onClick={() => void actions.refresh(row)}
        />
      )}
      <RowMenu ref={trigger} name={`${row.reportName ?? ''} ${row.resultLocation}`.trim()}>
        <RowItems item={row}>
          <MenuItem icon={CheckCheck} isDisabled={isBusy} onSelect={() => void actions.refresh(row)}>
            {words.actions.refresh}
          </MenuItem>
          <MenuItem icon={Unlink} isDisabled={isBusy} onSelect={() => void disconnect()}>
            {words.actions.disconnect}
          </MenuItem>
        </RowItems>
      </RowMenu>
    </span>
  );
}

function AskOwner({ row }: { row: PlacementRow }) {
  const words = usePlacementLabels();
  const onAskOwner = reportPlacementListWidget.useSelector(({ options }) => options.onAskOwner);
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

/**
 * Prepares the focus for when this row is removed: it moves to the next row, otherwise the previous one, unless it is
 * elsewhere by then.
 */
function prepareFocus(button: HTMLElement | null): () => void {
  const row = button?.closest('tr');
  const rows = [row?.nextElementSibling, row?.previousElementSibling, row?.closest('section')];
  return () => {
    const root = rows.find((candidate) => candidate?.isConnected)?.getRootNode();
    const isLost = !(root instanceof ShadowRoot) && document.activeElement === document.body;
    if (!isLost) return;
    for (const candidate of rows) {
      const target = candidate instanceof HTMLTableRowElement ? candidate.querySelector<HTMLElement>('button, a') : candidate;
      if (target instanceof HTMLElement && target.isConnected) return target.focus();
    }
  };
}

function ignore(): void {}

/** The actions on a row, each with a toast for success and failure. */
function useRowActions() {
  const { refresh, disconnect } = reportPlacementListWidget.useSelector(({ model: { refresh, disconnect } }) => ({ refresh, disconnect }));
  const { actions: words } = usePlacementLabels();
  const { run } = useActionToast();
  return {
    refresh(row: PlacementRow): Promise<void> {
      const place = isolate(row.resultLocation);
      return run(() => refresh(row), { done: () => words.refreshed(place), failed: words.refreshFailed(place) });
    },
    disconnect(row: PlacementRow): Promise<void> {
      const place = isolate(row.resultLocation);
      const undo = { done: words.reconnected(place), failed: words.reconnectFailed(place) };
      return run(() => disconnect(row), {
        done: () => ({ title: words.disconnected(place), text: words.disconnectedAdvice, undo }),
        failed: words.disconnectFailed(place),
      });
    },
  };
}
