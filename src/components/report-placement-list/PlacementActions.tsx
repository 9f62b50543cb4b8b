'use client';
import { CheckCheck, Ellipsis, Mail, Unlink } from 'lucide-react';
import { useId, useRef } from 'react';
import { syncStateOf } from '../../hooks/report-placement-list/arrangeRows.js';
import { isGranted, type PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { MenuItem, MenuNote } from '../primitives/MenuItem.js';
import { MenuList } from '../primitives/MenuList.js';
import { MenuIconTrigger } from '../primitives/MenuTrigger.js';
import { partClass } from '../primitives/partClass.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';
import { usePlacementTasks } from './usePlacementTasks.js';

/** What can be done with a placement; of a report that may not be read, asking its owner. */
export function PlacementActions({ row }: { row: PlacementRow }) {
  return isGranted(row) ? <PlacementMenu row={row} /> : <LockedMenu row={row} />;
}

/** Whoever may not read a report may not say anything of its cells either. */
function LockedMenu({ row }: { row: PlacementRow }) {
  const { placements: words } = useAdminLabels();
  const noteId = useId();
  const locked = { isDisabled: true, 'aria-describedby': noteId, onSelect: () => undefined };
  return (
    <span className="parley-placement-actions">
      <AskOwner row={row} />
      <RowMenu name={`${words.hiddenReport} ${row.resultLocation}`}>
        <MenuItem {...locked}>
          <CheckCheck aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.refresh}
        </MenuItem>
        <MenuItem {...locked}>
          <Unlink aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.disconnect}
        </MenuItem>
        <MenuNote id={noteId}>{words.hiddenReportActs}</MenuNote>
      </RowMenu>
    </span>
  );
}

function PlacementMenu({ row }: { row: PlacementRow }) {
  const { placements: words, common } = useAdminLabels();
  const { placements } = useReportPlacementContext();
  const tasks = usePlacementTasks();
  const trigger = useRef<HTMLButtonElement>(null);
  const isBusy = placements.isBusy(row);
  const name = common.rowActions(`${row.reportName ?? ''} ${row.resultLocation}`.trim());

  async function disconnect() {
    const focusNext = prepareFocus(trigger.current);
    await tasks.disconnect(row);
    focusNext();
  }

  return (
    <span className="parley-placement-actions">
      {syncStateOf(row) !== 'UP_TO_DATE' && !row.isDetailPending && (
        <IconButton
          label={words.acts.refresh}
          size="small"
          className="parley-placement-quick"
          isBusy={isBusy}
          onClick={() => void tasks.refresh(row)}
        >
          {!isBusy && <CheckCheck aria-hidden="true" size={16} strokeWidth={1.5} />}
        </IconButton>
      )}
      <Menu>
        <MenuIconTrigger ref={trigger} label={name} size="small">
          <Ellipsis aria-hidden="true" size={16} strokeWidth={1.5} />
        </MenuIconTrigger>
        <MenuList label={name} align="end">
          <MenuItem isDisabled={isBusy} onSelect={() => void tasks.refresh(row)}>
            <CheckCheck aria-hidden="true" size={16} strokeWidth={1.5} />
            {words.acts.refresh}
          </MenuItem>
          <MenuItem isDisabled={isBusy} onSelect={() => void disconnect()}>
            <Unlink aria-hidden="true" size={16} strokeWidth={1.5} />
            {words.acts.disconnect}
          </MenuItem>
        </MenuList>
      </Menu>
    </span>
  );
}

function AskOwner({ row }: { row: PlacementRow }) {
  const { placements: words } = useAdminLabels();
  const { onAskOwner } = useReportPlacementContext();
  const icon = <Mail aria-hidden="true" size={16} strokeWidth={1.5} />;
  if (onAskOwner !== undefined) {
    return (
      <IconButton label={words.askOwner} size="small" className="parley-ask-owner" onClick={() => onAskOwner(row)}>
        {icon}
      </IconButton>
    );
  }
  if (row.owner == null) return null;
  const document = row.workbookName ?? row.externalWorkbookId;
  const mail = { subject: words.askOwnerSubject(document), body: words.askOwnerText(row.resultLocation, document) };
  return (
    <a
      href={mailTo(row.owner.email, mail)}
      aria-label={words.askOwner}
      data-slot="ask-owner"
      data-variant="quiet"
      data-size="small"
      className={partClass('button', 'parley-icon-button parley-ask-owner')}
    >
      {icon}
      <Tooltip text={words.askOwner} />
    </a>
  );
}

function mailTo(email: string, fields: Readonly<Record<'subject' | 'body', string>>): string {
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}

/** Where the focus goes once the row of this button is gone: to the next row, else the one before, unless it is elsewhere by then. */
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
