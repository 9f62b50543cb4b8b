import { Columns3, Search, Sigma, X } from 'lucide-react';
import { useFormats } from '../../../../react/language/useFormats.js';
import { Button } from '../../../../ui/button/Button.js';
import { IconButton } from '../../../../ui/button/IconButton.js';
import { Icon } from '../../../../ui/icon/Icon.js';
import { shortText } from '../../../../ui/text/shortText.js';
import { useLabels } from '../../../hooks/useLabels.js';
import { Menu } from '../../../menu/Menu.js';
import { MenuItem, MenuSeparator } from '../../../menu/MenuItem.js';
import { MenuList } from '../../../menu/MenuList.js';
import { MenuIconTrigger } from '../../../menu/MenuTrigger.js';
import { isFiltered, setFilter, toggleColumn } from '../TableView.js';
import { conditionText } from './conditionText.js';
import { FilterForm } from './FilterForm.js';
import type { TableToolProps } from './TableToolProps.js';

export interface TableBarProps extends TableToolProps {
  /** The column whose filter is open. */
  edited: number | undefined;
  /** The number of rows that the view shows. */
  shownRows: number;
  /** True while a search is running. */
  isPending: boolean;
}

/** Search, filters and columns above a table. Adds no wrapper. */
export function TableBar({ edited, shownRows, isPending, ...tools }: TableBarProps) {
  const { columns, rows, names, view, onView, formatOf, words, onEdit } = tools;
  const { result } = useLabels();
  const { locale, number } = useFormats();
  const { search = '', filters = {}, totals } = view;
  const isPart = isFiltered(view);
  return (
    <>
      <div className="parley-table-search">
        <Icon of={Search} size={14} />
        <input
          type="search"
          aria-label={words.searchRows}
          placeholder={words.searchRows}
          value={search}
          onChange={({ currentTarget }) => onView({ ...view, search: currentTarget.value })}
          className="parley-table-input"
        />
        {search !== '' && (
          <IconButton icon={X} label={words.clearSearch} size="small" onClick={() => onView({ ...view, search: undefined })} />
        )}
      </div>
      {Object.entries(filters).map(([key, filter]) => {
        const column = Number(key);
        const name = names[column] ?? '';
        const condition = conditionText(filter, {
          words,
          locale,
          emptyValue: result.emptyValue,
          format: formatOf(column).format,
          rows,
          column,
        });
        return (
          <span key={key} className="parley-table-chip">
            <Button
              variant="quiet"
              size="small"
              aria-expanded={edited === column}
              onClick={() => onEdit(edited === column ? undefined : column)}
            >
              <bdi>{shortText(words.editFilter(name, condition), maxChipCharacters)}</bdi>
            </Button>
            <IconButton
              icon={X}
              label={words.removeFilter(name)}
              size="small"
              onClick={() => {
                onView(setFilter(view, column, undefined));
                onEdit(undefined);
              }}
            />
          </span>
        );
      })}
      <div className="parley-table-actions">
        <span role="status" className="parley-table-count">
          {isPart && !isPending && result.rows(number(shownRows), number(rows.length))}
        </span>
        <IconButton
          icon={Sigma}
          label={words.totals}
          size="small"
          aria-pressed={totals !== undefined}
          onClick={() => onView({ ...view, totals: totals === undefined ? {} : undefined })}
        />
        <Menu>
          <MenuIconTrigger icon={Columns3} label={result.columns} size="small" />
          <MenuList label={result.columns} align="end">
            <ColumnChoice columns={columns} names={names} view={view} onView={onView} words={words} />
          </MenuList>
        </Menu>
      </div>
      {edited !== undefined && <FilterForm key={edited} {...tools} column={edited} />}
    </>
  );
}

/** Shows and hides columns. */
function ColumnChoice({ columns, names, view, onView, words }: Pick<TableToolProps, 'columns' | 'names' | 'view' | 'onView' | 'words'>) {
  const { hidden = [] } = view;
  const listed = columns.slice(0, maxListedColumns);
  return (
    <>
      {listed.map((_, column) => (
        <MenuItem
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may repeat
          key={column}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(column)}
          isDisabled={!hidden.includes(column) && hidden.length === columns.length - 1}
          onSelect={() => undefined}
          // Several columns are often chosen one after another, so the menu stays open.
          onClick={(event) => {
            event.stopPropagation();
            onView(toggleColumn(view, column, columns.length));
          }}
        >
          <bdi>{names[column]}</bdi>
        </MenuItem>
      ))}
      {hidden.length > 0 && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onView({ ...view, hidden: [] })}>{words.showAllColumns}</MenuItem>
        </>
      )}
    </>
  );
}

const maxChipCharacters = 60;
/** A longer menu would be unusable; other columns can be hidden from their headers. */
const maxListedColumns = 200;
