import type { Dashboard, DashboardWidget } from '@parley/react/client';

/** A widget with its place on the sheet. */
export interface PlacedWidget extends Box {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Points from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Puts the widgets of a dashboard on a sheet of this width, below a head of this height. */
export function layoutDashboard({ config }: Dashboard, { width, top, margin }: Sheet): readonly PlacedWidget[] {
  const columns = config.layout?.cols?.lg ?? defaultColumns;
  const columnWidth = (width - 2 * margin) / Math.max(1, columns);
  return (config.widgets ?? []).slice(0, maxWidgets).map((widget) => {
    const { x, y, w, h } = widget.position;
    return {
      id: widget.id,
      type: widget.type,
      title: titleOf(widget),
      x: margin + clamp(x, columns - 1) * columnWidth + gap / 2,
      y: top + clamp(y, maxRows) * rowHeight + gap / 2,
      width: Math.max(1, clamp(w, columns - clamp(x, columns - 1))) * columnWidth - gap,
      height: Math.max(1, clamp(h, maxRows)) * rowHeight - gap,
    };
  });
}

interface Sheet {
  readonly width: number;
  readonly top: number;
  readonly margin: number;
}

const defaultColumns = 12;
const rowHeight = 36;
const gap = 12;
/** A picture stays drawable, whatever positions a configuration holds. */
const maxRows = 60;
const maxWidgets = 200;

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, value), max) : 0;
}

function titleOf({ config, type }: DashboardWidget): string {
  const named = config?.title ?? config?.name ?? config?.member ?? config?.text;
  // The text of a widget is Markdown; its first line stands for it.
  const title =
    typeof named === 'string'
      ? named
          .split('\n', 1)
          .join('')
          .replace(/^#+\s*/, '')
      : '';
  return title === '' ? type.toLowerCase().replaceAll('_', ' ') : title;
}
