import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react';
import type { ItemId } from '../ItemId.js';
import { Icon } from '../icon/Icon.js';
import { Spinner } from '../spinner/Spinner.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import type { TreeRow } from './treeRows.js';

export interface TreeItemProps {
  row: Pick<TreeRow<unknown, ItemId>, 'level' | 'position' | 'siblingCount' | 'hasChildren' | 'isExpanded'>;
  name: string;
  /** The height of the preceding rows that are not rendered. */
  spaceBeforePx: number;
  /** True if this is the tab stop of the tree. */
  isCurrent: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  isLoading: boolean;
  actions: ReactNode;
  onVisit: () => void;
  onToggle: () => void;
  onSelect: () => void;
  children: ReactNode;
}

/** One row of a `Tree`. Renders a `<div role="treeitem">`. */
export function TreeItem(props: TreeItemProps) {
  const { row, name, spaceBeforePx, isCurrent, isSelected, isDisabled, isLoading, actions, onVisit, onToggle, onSelect, children } = props;
  const common = useCommonAdminLabels();
  const contentId = useId();
  // React's style type does not include custom properties.
  const style = { '--parley-tree-level': row.level - 1, marginBlockStart: spaceBeforePx || undefined } as CSSProperties;

  function press(event: MouseEvent<HTMLElement>): void {
    if (isAtActions(event)) return;
    event.currentTarget.focus();
    onSelect();
  }

  function pressChevron(event: MouseEvent<HTMLElement>): void {
    event.stopPropagation();
    event.currentTarget.closest<HTMLElement>('[role="treeitem"]')?.focus();
    onToggle();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree reads the keys of all its rows
    <div
      role="treeitem"
      aria-labelledby={contentId}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblingCount}
      aria-expanded={row.hasChildren ? row.isExpanded : undefined}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      aria-busy={isLoading || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-state={isSelected ? 'selected' : 'idle'}
      data-current={isCurrent || undefined}
      className="parley-tree-item"
      style={style}
      onFocus={onVisit}
      onClick={press}
      onDoubleClick={(event) => row.hasChildren && !isAtActions(event) && onToggle()}
    >
      {row.hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={row.isExpanded ? common.collapseRow(name) : common.expandRow(name)}
          className="parley-tree-chevron"
          onClick={pressChevron}
          onDoubleClick={stop}
        >
          {isLoading ? <Spinner /> : <Icon of={ChevronRight} />}
        </button>
      ) : (
        <span className="parley-tree-chevron" />
      )}
      <div id={contentId} className="parley-tree-content">
        {typeof children === 'string' ? <span className="parley-tree-name">{children}</span> : children}
      </div>
      {actions !== undefined && actions !== null && <div className="parley-tree-actions">{actions}</div>}
    </div>
  );
}

/** True at a button of the row or in its menu, which is part of the row only in React's tree. */
function isAtActions({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element)) return false;
  return !currentTarget.contains(target) || target.closest('.parley-tree-actions') !== null;
}

function stop(event: MouseEvent): void {
  event.stopPropagation();
}
