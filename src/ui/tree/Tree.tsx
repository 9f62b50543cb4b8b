'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useControllable } from '../../react/useControllable.js';
import type { ItemId } from '../ItemId.js';
import { mergeRefs } from '../mergeRefs.js';
import { partClass } from '../partClass.js';
import { PopupPlace } from '../popup/PopupPlace.js';
import { isShortcut, readTypedText, type TypedText } from '../typeahead.js';
import { TreeItem } from './TreeItem.js';
import { findByName, readTreeKey, type TreeMove } from './treeKeys.js';
import { readTreeRows } from './treeRows.js';

export interface TreeProps<Item, Id extends ItemId> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the items are; the tree's name. */
  label: string;
  roots: readonly Item[];
  idOf: (item: Item) => Id;
  childrenOf: (item: Item) => readonly Item[];
  /** How an item is called; what is typed finds it by the beginning of this. */
  nameOf: (item: Item) => string;
  /**
   * What a row shows, the name by default. A `parley-tree-name` is cut where room is short. No controls: those are
   * `actionsOf`. Texts need spaces between them, as together they are what the row is called.
   */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Buttons or a menu at the end of a row. Tab leads from the row to them. */
  actionsOf?: ((item: Item) => ReactNode) | undefined;
  /** Items that can be walked to, opened and closed, but not selected. */
  isDisabled?: ((item: Item) => boolean) | undefined;
  /** Items that can be opened, by default those with children: for children that are read once their parent is opened. */
  isExpandable?: ((item: Item) => boolean) | undefined;
  /** Items whose children are on their way. */
  isLoading?: ((item: Item) => boolean) | undefined;
  expandedIds?: readonly Id[] | undefined;
  defaultExpandedIds?: readonly Id[] | undefined;
  onExpandedIdsChange?: ((ids: readonly Id[]) => void) | undefined;
  /** `null` where nothing is selected. */
  selectedId?: Id | null | undefined;
  defaultSelectedId?: Id | null | undefined;
  onSelectedIdChange?: ((id: Id, item: Item) => void) | undefined;
}

/**
 * Items below items, by the pattern for trees: one tab stop, arrows walk, open and close, letters find, Enter and Space
 * select. Renders a `<div role="tree">`, and beside it the place of its menus.
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
  const mergedRef = useMemo(() => mergeRefs(root, ref), [ref]);

  const rows = readTreeRows({ roots, idOf, childrenOf, isExpandable, expandedIds: expanded });
  const standing = (id: Id | null | undefined) => rows.find((row) => row.id === id)?.id;
  const currentId = standing(visitedId) ?? standing(selected) ?? rows[0]?.id;

  function act({ kind, id }: TreeMove<Id>): void {
    switch (kind) {
      case 'go':
        setVisitedId(id);
        elementAt(
          root.current,
          rows.findIndex((row) => row.id === id),
        )?.focus();
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
    act(move);
  }

  return (
    <>
      <PopupPlace value={popupPlace}>
        <div
          ref={mergedRef}
          role="tree"
          aria-label={label}
          data-slot="tree"
          className={partClass('tree', className)}
          onKeyDown={readKey}
          {...props}
        >
          {rows.map((row) => (
            <TreeItem
              key={row.id}
              row={row}
              name={nameOf(row.item)}
              isCurrent={row.id === currentId}
              isSelected={row.id === selected}
              isDisabled={isDisabled(row.item)}
              isLoading={row.isExpanded && isLoading(row.item)}
              actions={actionsOf?.(row.item)}
              onVisit={() => setVisitedId(row.id)}
              onToggle={() => act({ kind: row.isExpanded ? 'collapse' : 'expand', id: row.id })}
              onSelect={() => act({ kind: 'select', id: row.id })}
            >
              {renderItem(row.item)}
            </TreeItem>
          ))}
        </div>
      </PopupPlace>
      <div ref={setPopupPlace} className="parley-tree-popups" />
    </>
  );
}

function elementAt(root: HTMLElement | null, index: number): HTMLElement | undefined {
  return root?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index];
}

function never(): boolean {
  return false;
}
