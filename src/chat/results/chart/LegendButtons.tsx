import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { partClass } from '../../../ui/partClass.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { SeriesValue } from './look/series/legendSeries.js';
import type { ChartLegend, LegendEntry } from './read/chartLegend.js';

interface LegendButtonsProps {
  legend: ChartLegend;
  /** The place of the drawn chart. It is inside an image, which must not contain buttons. */
  frame: RefObject<HTMLElement | null>;
}

/** Transparent toggle buttons over the entries of a drawn legend: hover and focus emphasize a series, a press hides or shows it. */
export function LegendButtons({ legend, frame }: LegendButtonsProps) {
  const labels = useLabels().chart;
  const announce = useAnnounce();
  const group = useRef<HTMLFieldSetElement>(null);
  const [hidden, setHidden] = useState<ReadonlySet<SeriesValue>>(new Set());
  const [strong, setStrong] = useState<SeriesValue>();

  useEffect(() => void legend.show({ hidden, strong }), [legend, hidden, strong]);

  // The chart is drawn again, or its size changes, with each new `legend`; the notes below it may change its height at any time.
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null || frame.current === null) return;
    const place = () => placeButtons(element, legend);
    place();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    observer?.observe(frame.current);
    return () => observer?.disconnect();
  }, [legend, frame]);

  const toggle = ({ value, name }: LegendEntry) => {
    const next = new Set(hidden);
    if (!next.delete(value)) next.add(value);
    setHidden(next);
    announce(next.has(value) ? labels.seriesHidden(name) : labels.seriesShown(name));
  };
  const rest = () => setStrong(undefined);
  return (
    <fieldset ref={group} data-slot="chart-legend" className={partClass('chart-legend')} aria-label={labels.legend}>
      {legend.entries.map((entry) => (
        <button
          key={`${typeof entry.value} ${entry.value}`}
          type="button"
          className="parley-chart-legend-entry"
          aria-pressed={!hidden.has(entry.value)}
          aria-label={entry.name}
          onClick={() => toggle(entry)}
          // On touch screens, the series would stay emphasized.
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setStrong(entry.value)}
          onPointerLeave={rest}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setStrong(entry.value)}
          onBlur={rest}
        />
      ))}
    </fieldset>
  );
}

function placeButtons(group: HTMLElement, legend: ChartLegend): void {
  const { left, top } = group.getBoundingClientRect();
  for (const [index, button] of [...group.children].entries()) {
    const entry = legend.entries[index];
    const box = entry && legend.place(entry);
    if (!(button instanceof HTMLElement)) continue;
    button.hidden = box === undefined;
    if (box === undefined) continue;
    const height = Math.max(leastPx, box.height);
    button.style.left = `${box.left - left - marginPx}px`;
    button.style.top = `${box.top - top - (height - box.height) / 2}px`;
    button.style.width = `${box.width + 2 * marginPx}px`;
    button.style.height = `${height}px`;
  }
}

const marginPx = 5;
/** The smallest target of WCAG 2.5.8. */
const leastPx = 24;
