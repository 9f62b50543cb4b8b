'use client';
import { type KeyboardEvent, type PointerEvent, use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../data/memory/browserStorage.js';
import { ServiceContext } from '../../data/provider/ServiceContext.js';
import { pushAside, type WindowSide } from './pushAside.js';
import type { SidebarLayout } from './SidebarLayout.js';
import { leastPx, readWidth, sheetQuery, storeWidth } from './sidebarWidth.js';
import { useMediaQuery } from './useMediaQuery.js';

export interface SidebarEdgeProps {
  readonly isOpen: boolean;
  readonly layout: SidebarLayout;
  /** The element to push. Default: the `<body>`. */
  readonly pushes: HTMLElement | null | undefined;
  readonly label: string;
}

/**
 * The inner edge of a sidebar, which the pointer or keys move. It gives the panel its width and pushes the page aside. Renders a
 * `<div role="separator">`, or nothing if the panel covers the whole window.
 */
export function SidebarEdge({ isOpen, layout, pushes, label }: SidebarEdgeProps) {
  const edge = useRef<HTMLDivElement>(null);
  const service = use(ServiceContext);
  const [storage] = useState(() => (service ? service.memory : browserStorage()).lasting);
  const [wantedPx, setWantedPx] = useState(() => readWidth(storage));
  const windowPx = useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => 0,
  );
  const isSheet = useMediaQuery(sheetQuery);
  const mostPx = Math.max(leastPx, windowPx - leastPx);
  const within = (px: number) => Math.round(Math.min(mostPx, Math.max(leastPx, px)));
  const widthPx = within(wantedPx);
  const isPushing = isOpen && layout === 'push' && !isSheet;

  // The panel is the parent, whose ref is not set before these effects.
  useLayoutEffect(() => {
    if (!isSheet) edge.current?.parentElement?.style.setProperty('--parley-sidebar-width', `${widthPx}px`);
  }, [isSheet, widthPx]);

  useLayoutEffect(() => {
    if (isPushing && edge.current !== null) return pushAside(pushes ?? document.body, sideOf(edge.current), widthPx);
  }, [isPushing, pushes, widthPx]);

  if (isSheet) return null;

  const choose = (px: number) => {
    setWantedPx(within(px));
    storeWidth(storage, within(px));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = { Home: leastPx, End: mostPx, ...arrowsOf(event.currentTarget, widthPx) }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right } = currentTarget.getBoundingClientRect();
    choose(widthPx + (sideOf(currentTarget) === 'left' ? clientX - right : left - clientX));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections cannot be moved
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widthPx}
      aria-valuemin={leastPx}
      aria-valuemax={mostPx}
      aria-valuetext={`${widthPx} px`}
      tabIndex={0}
      data-slot="sidebar-edge"
      className="parley-sidebar-edge"
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

/** The sidebar is on the inline end: right in English, left in Arabic. */
function sideOf(edge: HTMLElement): WindowSide {
  return getComputedStyle(edge).direction === 'rtl' ? 'left' : 'right';
}

function arrowsOf(edge: HTMLElement, widthPx: number): Readonly<Record<string, number>> {
  const toTheRight = sideOf(edge) === 'left' ? stepPx : -stepPx;
  return { ArrowRight: widthPx + toTheRight, ArrowLeft: widthPx - toTheRight };
}

const stepPx = 24;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
