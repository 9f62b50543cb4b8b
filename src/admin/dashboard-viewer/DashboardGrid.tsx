'use client';
import { type CSSProperties, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DashboardWidgetPosition } from '../../client/resources/dashboard-config.js';
import { useFormats } from '../../react/language/useFormats.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { shortText } from '../../ui/text/shortText.js';
import { Note } from '../kit/layout/layout.js';
import { AiWidget } from './AiWidget.js';
import { ControlWidget } from './ControlWidget.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import { useMarkdownView } from './laterViews.js';
import { arrangeWidgets, readGrid } from './model/arrangeWidgets.js';
import { hasTabs, isContainer, type ShownWidget, textIn } from './model/readWidgets.js';
import { ReportWidget } from './ReportWidget.js';

/** Widgets in the grid of the dashboard, in reading order; one below the other where it is narrow. Renders a `<div>`. */
export function DashboardGrid({ widgets }: { widgets: readonly ShownWidget[] }) {
  const layout = dashboardViewer.useSelector(({ model }) => model.dashboard?.config.layout);
  const grid = useMemo(() => readGrid(layout), [layout]);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { columns, items } = useMemo(() => arrangeWidgets(widgets, grid, width), [widgets, grid, width]);
  const [across, down] = grid.gap;
  const sizes = {
    '--parley-dashboard-columns': columns,
    '--parley-dashboard-row': columns === 1 ? 'auto' : `minmax(${grid.rowHeight}px, auto)`,
    columnGap: across,
    rowGap: down,
  } as CSSProperties;
  return (
    <div ref={box} data-slot="dashboard-grid" className="parley-dashboard-grid" style={sizes}>
      {items.map(({ widget, place: { x, y, w, h } }) => (
        <WidgetFrame
          key={widget.id}
          widget={widget}
          x={x}
          y={y}
          w={w}
          h={h}
          room={columns === 1 ? undefined : h * (grid.rowHeight + down) - down}
        />
      ))}
    </div>
  );
}

interface WidgetFrameProps extends DashboardWidgetPosition {
  widget: ShownWidget;
  /** The height of its rows in pixels; `undefined` if it is as high as its content. */
  room: number | undefined;
}

const WidgetFrame = memo(function WidgetFrame({ widget, x, y, w, h, room }: WidgetFrameProps) {
  const { type } = widget;
  const place = { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
  return (
    <div
      data-slot="dashboard-widget"
      data-type={type}
      data-chart-room={type === 'CHART' ? room : undefined}
      className="parley-dashboard-widget"
      style={place}
      aria-hidden={type === 'SPACER' || undefined}
    >
      <WidgetContent widget={widget} />
    </div>
  );
});

function WidgetContent({ widget }: { widget: ShownWidget }) {
  const words = useDashboardViewerLabels();
  if (isContainer(widget.type)) return hasTabs(widget) ? <Tabs widget={widget} /> : <Groups widget={widget} />;
  switch (widget.type) {
    case 'CHART':
      return <ReportWidget widget={widget} />;
    case 'TEXT':
      return <TextWidget widget={widget} />;
    case 'FILTER':
    case 'TIME_GRAIN':
    case 'FIELD':
      return <ControlWidget widget={widget} />;
    case 'AI':
      return <AiWidget widget={widget} />;
    case 'DIVIDER':
      return <hr className="parley-dashboard-divider" />;
    case 'SPACER':
      return null;
    default:
      return <Note className="parley-dashboard-unknown">{words.unknownType(shortText(widget.type, maxTypeCharacters))}</Note>;
  }
}

function TextWidget({ widget: { config } }: { widget: ShownWidget }) {
  const Markdown = useMarkdownView(true)?.Markdown;
  const text = textIn(config, ['text', 'markdown', 'content'], maxTextCharacters);
  if (text === undefined) return null;
  return Markdown === undefined ? <Skeleton lines={2} /> : <Markdown text={text} />;
}

function Groups({ widget: { title, groups } }: { widget: ShownWidget }) {
  return (
    <div className="parley-dashboard-group">
      {title !== undefined && (
        <h4 className="parley-heading parley-small">
          <bdi>{title}</bdi>
        </h4>
      )}
      {groups.map((group) => (
        <DashboardGrid key={group.id} widgets={group.widgets} />
      ))}
    </div>
  );
}

function Tabs({ widget: { title, groups } }: { widget: ShownWidget }) {
  const words = useDashboardViewerLabels();
  const { number } = useFormats();
  const panelId = useId();
  const [chosen, choose] = useState('0');
  const group = groups[Number(chosen)];
  const options = groups.map((tab, index) => ({ value: String(index), label: tab.title ?? words.tab(number(index + 1)) }));
  return (
    <div className="parley-dashboard-group">
      <SegmentedControl label={title ?? words.tabs} options={options} value={chosen} onValueChange={choose} panelId={panelId} />
      <div {...tabPanelProps(panelId, chosen)}>{group !== undefined && <DashboardGrid key={chosen} widgets={group.widgets} />}</div>
    </div>
  );
}

/** Returns the width of an element in whole pixels; `undefined` until it is measured. */
function useWidth(box: { readonly current: Element | null }): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (box.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

const maxTextCharacters = 50_000;
const maxTypeCharacters = 100;
