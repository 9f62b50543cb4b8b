'use client';
import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Announcer, useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { CheckField } from '../../../ui/fields/CheckField.js';
import { Popover } from '../../../ui/popover/Popover.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { CsvButtons } from './CsvButtons.js';
import { moveColumn, type PlacedColumn, placeColumns, type TableView } from './TableView.js';
import { type CsvSource, useCsvDownload } from './useCsvDownload.js';

export interface TableOptionsProps {
  /** The columns of the table, with their headers. */
  columns: readonly NamedColumn[];
  /** How the person has arranged the table. */
  view: TableView;
  /** Called with the changed view. */
  onViewChange: (view: TableView) => void;
  /** The list as a file; `undefined` if no column has a value for it. */
  csv?: CsvSource | undefined;
}

interface NamedColumn {
  readonly id: string;
  readonly header: string;
  readonly isRowHeader?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
}

/** Shows, hides and orders the columns of a table, and chooses the height of its rows. Renders a `<button>` and a panel. */
export function TableOptions({ columns, view, onViewChange, csv }: TableOptionsProps) {
  const { table: words } = useCommonAdminLabels();
  const [isOpen, setOpen] = useState(false);
  // Goes on while the panel is closed.
  const download = useCsvDownload(csv ?? noCsv);
  const isChanged = Object.values(view).some((part) => part !== undefined);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={SlidersHorizontal} label={words.options} size="small" className="parley-table-options-button" />}
      title={words.columns}
      titleAction={
        isChanged && (
          <Button size="small" variant="quiet" onClick={() => onViewChange({})}>
            {words.reset}
          </Button>
        )
      }
      className="parley-table-options"
    >
      <div className="parley-divided parley-table-choices">
        <Announcer>
          <ColumnChoices columns={columns} view={view} onViewChange={onViewChange} />
        </Announcer>
        <CheckField
          label={words.compact}
          checked={view.density === 'compact'}
          onChange={({ currentTarget: { checked } }) => onViewChange({ ...view, density: checked ? 'compact' : undefined })}
          className="parley-table-density"
        />
        {csv !== undefined && <CsvButtons list={csv.list} csv={download} />}
      </div>
    </Popover>
  );
}

function ColumnChoices({ columns, view, onViewChange }: TableOptionsProps) {
  const { table: words } = useCommonAdminLabels();
  const { number } = useFormats();
  const announce = useAnnounce();
  const placed = placeColumns(columns, view);
  const isName = (id: string | undefined) => columns.find((column) => column.id === id)?.isRowHeader === true;
  const place = (next: readonly PlacedColumn[]) => onViewChange({ ...view, columns: next });

  function move(id: string, header: string, by: 1 | -1) {
    const next = moveColumn(placed, id, by);
    place(next);
    announce(words.moved(header, number(next.findIndex((column) => column.id === id) + 1), number(next.length)));
  }

  return (
    <ul className="parley-plain-list parley-stack parley-gap-s">
      {placed.map(({ id, isShown }, index) => {
        const header = columns.find((column) => column.id === id)?.header ?? id;
        return (
          <li key={id} className="parley-line parley-one-line parley-gap-s parley-table-column">
            <CheckField
              label={header}
              checked={isShown}
              disabled={isName(id)}
              className="parley-fill"
              onChange={({ currentTarget: { checked } }) => place(placed.with(index, { id, isShown: checked }))}
            />
            {!isName(id) && (
              <>
                <IconButton
                  icon={ArrowUp}
                  label={words.moveUp(header)}
                  size="small"
                  isBlocked={index === 0 || isName(placed[index - 1]?.id)}
                  onClick={() => move(id, header, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={words.moveDown(header)}
                  size="small"
                  isBlocked={index === placed.length - 1}
                  onClick={() => move(id, header, 1)}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const noCsv: CsvSource = { list: { items: [] }, fileNameOf: () => '', piecesOf: () => [] };
