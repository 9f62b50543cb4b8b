import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChartBarBig,
  ChevronDown,
  EyeOff,
  ListFilter,
  Pin,
  PinOff,
  RotateCcw,
  Sigma,
} from 'lucide-react';
import { useLabels } from '../../../hooks/useLabels.js';
import { Menu } from '../../../menu/Menu.js';
import { MenuGroup, MenuItem, MenuSeparator } from '../../../menu/MenuItem.js';
import { MenuList } from '../../../menu/MenuList.js';
import { MenuIconTrigger } from '../../../menu/MenuTrigger.js';
import { defaultTotal, totalKinds } from '../columnTotal.js';
import { moveColumn, type TableView, toggleColumn } from '../TableView.js';
import type { TableToolProps } from './TableToolProps.js';

export interface ColumnMenuProps extends TableToolProps {
  column: number;
  /** The shown columns in their order. */
  shown: readonly number[];
  canFreeze: boolean;
}

/** The menu in a column's header: order, filter, place, bars and total. Renders its button without a wrapper. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { names, column, words } = props;
  const label = words.columnMenu(names[column] ?? '');
  return (
    <Menu>
      <MenuIconTrigger icon={ChevronDown} label={label} size="small" className="parley-column-menu" />
      <MenuList label={label} align="end">
        <ColumnItems {...props} />
      </MenuList>
    </Menu>
  );
}

/** Rendered only while the menu is open, because it reads all values of the column. */
function ColumnItems({ columns, rows, view, onView, words, onEdit, column, shown, canFreeze }: ColumnMenuProps) {
  const { direction } = useLabels();
  const definition = columns[column];
  if (definition === undefined) return null;
  const { sort, frozen = 0, bars = [], totals } = view;
  const place = shown.indexOf(column);
  const isNumber = definition.type === 'integer' || definition.type === 'number';
  const sorted = sort?.column === column ? sort.direction : undefined;
  const hasBars = bars.includes(column);
  const isFrozen = place < frozen;
  const change = (next: Partial<TableView>) => onView({ ...view, ...next });
  const move = (by: 1 | -1) => onView(moveColumn(view, column, by, columns.length));
  const [before, after] = direction === 'rtl' ? [words.moveRight, words.moveLeft] : [words.moveLeft, words.moveRight];
  const [beforeIcon, afterIcon] = direction === 'rtl' ? [ArrowRight, ArrowLeft] : [ArrowLeft, ArrowRight];
  return (
    <>
      <MenuItem icon={ArrowUp} isChosen={sorted === 'ascending'} onSelect={() => change({ sort: { column, direction: 'ascending' } })}>
        {words.sortAscending}
      </MenuItem>
      <MenuItem icon={ArrowDown} isChosen={sorted === 'descending'} onSelect={() => change({ sort: { column, direction: 'descending' } })}>
        {words.sortDescending}
      </MenuItem>
      {sorted !== undefined && (
        <MenuItem icon={RotateCcw} onSelect={() => change({ sort: undefined })}>
          {words.originalOrder}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={ListFilter} onSelect={() => onEdit(column)}>
        {words.filter}
      </MenuItem>
      {isNumber && (
        <MenuItem
          icon={ChartBarBig}
          role="menuitemcheckbox"
          aria-checked={hasBars}
          onSelect={() => change({ bars: hasBars ? bars.filter((other) => other !== column) : [...bars, column] })}
        >
          {words.bars}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={beforeIcon} isDisabled={place <= 0} onSelect={() => move(-1)}>
        {before}
      </MenuItem>
      <MenuItem icon={afterIcon} isDisabled={place === shown.length - 1} onSelect={() => move(1)}>
        {after}
      </MenuItem>
      {canFreeze && (
        <MenuItem icon={isFrozen ? PinOff : Pin} onSelect={() => change({ frozen: isFrozen ? 0 : place + 1 })}>
          {isFrozen ? words.unfreeze : words.freeze}
        </MenuItem>
      )}
      <MenuItem icon={EyeOff} isDisabled={shown.length === 1} onSelect={() => onView(toggleColumn(view, column, columns.length))}>
        {words.hideColumn}
      </MenuItem>
      {totals === undefined ? (
        <MenuItem icon={Sigma} onSelect={() => change({ totals: {} })}>
          {words.totals}
        </MenuItem>
      ) : (
        <MenuGroup heading={words.total}>
          {totalKinds(definition, column, rows).map((kind) => (
            <MenuItem
              key={kind}
              isChosen={(totals[column] ?? defaultTotal(definition, column, rows)) === kind}
              onSelect={() => change({ totals: { ...totals, [column]: kind } })}
            >
              {words.totalKinds[kind]}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </>
  );
}
