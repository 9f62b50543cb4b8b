'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import type { ItemId } from '../ItemId.js';
import { partClass } from '../partClass.js';
import { PopupPlace } from '../popup/PopupPlace.js';
import { useRowWindow } from '../row-window/useRowWindow.js';
import { isShortcut, readTypedText, type TypedText } from '../typeahead.js';
import { useMergedRef } from '../useMergedRef.js';
import { TreeItem } from './TreeItem.js';
import { findByName, readTreeKey, type TreeMove } from './treeKeys.js';
import { readTreeRows } from './treeRows.js';

export interface TreeProps<Item, Id extends ItemId> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Describes the items; the tree's accessible name. */
  label: string;
  /** The items of the first level, in order. */
  roots: readonly Item[];
  /** Returns the id of an item, unique in the tree. */
  idOf: (item: Item) => Id;
  /** Returns the children of an item, in order; an empty array if it has none. */
  childrenOf: (item: Item) => readonly Item[];
  /** Returns the name of an item. Typing finds items by the start of it. */
  nameOf: (item: Item) => string;
  /**
   * Renders the content of a row. Default: the name. An element with the class `parley-tree-name` is truncated if there is not enough
   * space. Controls belong in `actionsOf`. Separate texts with spaces, because together they name the row.
   */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Renders buttons or a menu at the end of a row. Tab moves from the row to them. */
  actionsOf?: ((item: Item) => ReactNode) | undefined;
  /** Returns true for items that can be focused and expanded, but not selected. */
  isDisabled?: ((item: Item) => boolean) | undefined;
  /**
   * Returns true for items that can be expanded. Default: those with children. Use it for children that are loaded when their parent is
   * expanded.
   */
  isExpandable?: ((item: Item) => boolean) | undefined;
  /** Returns true for items whose children are loading. */
  isLoading?: ((item: Item) => boolean) | undefined;
  /** The ids of the expanded items. Makes them controlled; use it with `onExpandedIdsChange`. */
  expandedIds?: readonly Id[] | undefined;
  /** The ids of the items that are expanded at first. Default: none. */
  defaultExpandedIds?: readonly Id[] | undefined;
  /** Called with the ids of all expanded items after one was expanded or collapsed. */
  onExpandedIdsChange?: ((ids: readonly Id[]) => void) | undefined;
  /** The selected item; `null` if there is none. */
  selectedId?: Id | null | undefined;
  /** The id of the item that is selected at first. Default: none. */
  defaultSelectedId?: Id | null | undefined;
  /** Called when the user selects an item. */
  onSelectedIdChange?: ((id: Id, item: Item) => void) | undefined;
  /**
   * True if the tree itself scrolls, so that only the rows in view are rendered if there are many. Give it a maximum height. Default false.
   */
  isScrollBox?: boolean | undefined;
}

/**
 * A tree by the ARIA pattern: one tab stop, arrows move, expand and collapse, letters search, Enter and Space select. Renders a
 * `<div role="tree">`, and beside it the container of its menus.
 */
export function Tree<Item, Id extends ItemId>({
  label,
  roots,
  idOf,
  childrenOf,
  nameOf,
  renderItem = nameOf,
  actionsOf,
  isDisabled = never,
  isExpandable,
  isLoading = never,
  expandedIds,
  defaultExpandedIds = [],
  onExpandedIdsChange,
  selectedId,
  defaultSelectedId = null,
  onSelectedIdChange,
  isScrollBox = false,
  className,
  ref,
  onKeyDown,
  ...props
}: TreeProps<Item, Id>) {
  const [expanded, setExpanded] = useControllable(expandedIds, defaultExpandedIds, onExpandedIdsChange);
  const [selected, setSelected] = useControllable<Id | null>(selectedId, defaultSelectedId, undefined);
  const [visitedId, setVisitedId] = useState<Id>();
  const [popupPlace, setPopupPlace] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedText>({ text: '', atMs: 0 });
  const mergedRef = useMergedRef(root, ref);

  const rows = useMemo(
    () => readTreeRows({ roots, idOf, childrenOf, isExpandable, expandedIds: expanded }),
    [roots, idOf, childrenOf, isExpandable, expanded],
  );
  const standing = (id: Id | null | undefined) => rows.find((row) => row.id === id)?.id;
  const currentId = standing(visitedId) ?? standing(selected) ?? rows[0]?.id;
  const isWindowed = isScrollBox && rows.length > wholeRows;
  const { visible } = useRowWindow(root, { count: rows.length, rowHeightPx, isWindowed });
  const shown = isWindowed
    ? withRow(
        visible,
        rows.findIndex(({ id }) => id === currentId),
      )
    : visible;
  const awaited = useRef<Id>(undefined);

  // A row out of view is rendered only once the tree has scrolled to it.
  useLayoutEffect(() => {
    if (awaited.current === undefined || awaited.current !== currentId) return;
    awaited.current = undefined;
    root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  });

  function apply({ kind, id }: TreeMove<Id>): void {
    switch (kind) {
      case 'go':
        awaited.current = id;
        setVisitedId(id);
        return;
      case 'expand':
        setExpanded([...expanded, id]);
        return;
      case 'collapse':
        setExpanded(expanded.filter((other) => other !== id));
        return;
      case 'select': {
        const row = rows.find((other) => other.id === id);
        if (row === undefined || isDisabled(row.item)) return;
        setSelected(id);
        onSelectedIdChange?.(id, row.item);
      }
    }
  }

  function readLetter(event: KeyboardEvent, id: Id): TreeMove<Id> | undefined {
    const text = readTypedText(event, typed.current);
    return text === undefined ? undefined : { kind: 'go', id: findByName(rows, { text, currentId: id, nameOf }) ?? id };
  }

  function readKey(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event);
    const isAtRow = event.target instanceof Element && event.target.getAttribute('role') === 'treeitem';
    if (!isAtRow || currentId === undefined || event.defaultPrevented || isShortcut(event)) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = readLetter(event, currentId) ?? readTreeKey({ key: event.key, rows, currentId, isRtl });
    if (move === undefined) return;
    event.preventDefault();
    apply(move);
  }

  return (
    <>
      <PopupPlace value={popupPlace}>
        <div
          ref={mergedRef}
          role="tree"
          aria-label={label}
          data-slot="tree"
          data-windowed={isWindowed || undefined}
          className={partClass('tree', className)}
          onKeyDown={readKey}
          {...props}
        >
          {shown.map((index, position) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TreeItem
                key={row.id}
                row={row}
                spaceBeforePx={(index - (shown[position - 1] ?? -1) - 1) * rowHeightPx}
                name={nameOf(row.item)}
                isCurrent={row.id === currentId}
                isSelected={row.id === selected}
                isDisabled={isDisabled(row.item)}
                isLoading={row.isExpanded && isLoading(row.item)}
                actions={actionsOf?.(row.item)}
                onVisit={() => setVisitedId(row.id)}
                onToggle={() => apply({ kind: row.isExpanded ? 'collapse' : 'expand', id: row.id })}
                onSelect={() => apply({ kind: 'select', id: row.id })}
              >
                {renderItem(row.item)}
              </TreeItem>
            );
          })}
          {isWindowed && <div style={{ blockSize: (rows.length - 1 - (shown.at(-1) ?? 0)) * rowHeightPx }} />}
        </div>
      </PopupPlace>
      <div ref={setPopupPlace} className="parley-tree-popups" />
    </>
  );
}

/** The rows in view, and the tab stop of the tree, which must stay rendered. */
function withRow(visible: readonly number[], index: number): readonly number[] {
  if (index < 0 || visible.includes(index)) return visible;
  return [...visible, index].sort((one, other) => one - other);
}

/** The height of a row of a windowed tree, with the gap after it, as in the style sheet. */
const rowHeightPx = 33;

/** Up to this many rows, all are rendered. Fewer than in a table, because each row can have a menu. */
const wholeRows = 60;

function never(): boolean {
  return false;
}
