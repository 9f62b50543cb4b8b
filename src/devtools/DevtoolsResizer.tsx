'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import { devtoolsWords as words } from './devtoolsWords.js';

export interface DevtoolsResizerProps {
  heightPx: number;
  onHeightChange: (heightPx: number) => void;
}

/** The upper edge of the panel, which can be moved by pointer or arrow keys. Renders a `<div role="separator">`. */
export function DevtoolsResizer({ heightPx, onHeightChange }: DevtoolsResizerProps) {
  function resizeBy(event: KeyboardEvent) {
    const change = { ArrowUp: stepPx, ArrowDown: -stepPx }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    onHeightChange(withinPage(heightPx + change));
  }

  function resizeTo({ clientY, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) onHeightChange(withinPage(innerHeight - clientY));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections cannot be moved
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.height}
      aria-valuenow={heightPx}
      aria-valuemin={leastPx}
      tabIndex={0}
      className="parley-devtools-resizer"
      onKeyDown={resizeBy}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={resizeTo}
    />
  );
}

function withinPage(heightPx: number): number {
  return Math.round(Math.max(leastPx, Math.min(heightPx, innerHeight - leastPagePx)));
}

const stepPx = 24;
const leastPx = 160;
/** The height of the page that always stays visible. */
const leastPagePx = 40;
