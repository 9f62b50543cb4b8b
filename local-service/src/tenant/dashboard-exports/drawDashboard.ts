import type { Dashboard } from '@parley/react/client';
import { createRandom, type Random } from '../../random.js';
import { type Box, layoutDashboard, type PlacedWidget } from './layoutDashboard.js';

/** A picture made of filled boxes and lines of text; what lies on top comes later. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly shapes: readonly Shape[];
}

export type Shape = FilledBox | TextLine;

export interface FilledBox extends Box {
  readonly kind: 'box';
  readonly color: Color;
}

export interface TextLine {
  readonly kind: 'text';
  readonly x: number;
  /** Of the upper edge of its letters. */
  readonly y: number;
  /** Height of its letters. */
  readonly size: number;
  readonly color: Color;
  readonly text: string;
}

/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Draws a published dashboard: its title, what it was filtered by, and a box for each widget. */
export function drawDashboard(dashboard: Dashboard, notes: readonly string[]): Drawing {
  const title = dashboard.title || dashboard.config.title || `Dashboard ${dashboard.id}`;
  const shownNotes = notes.slice(0, maxNotes);
  const top = margin + 44 + shownNotes.length * noteHeight;
  const widgets = layoutDashboard(dashboard, { width: sheetWidth, top, margin });
  const bottom = Math.max(top + 120, ...widgets.map(({ y, height }) => y + height));
  const height = Math.ceil(bottom + margin);
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: sheetWidth, height, color: paper },
    { kind: 'text', x: margin, y: margin, size: 20, color: ink, text: title },
    ...shownNotes.map((text, index) => noteLine(text, margin + 36 + index * noteHeight)),
    ...widgets.flatMap(drawWidget),
  ];
  return { width: sheetWidth, height, title, shapes };
}

function drawWidget(widget: PlacedWidget): readonly Shape[] {
  const { x, y, width, height, title, type } = widget;
  if (type === 'SPACER') return [];
  if (type === 'DIVIDER') return [{ kind: 'box', x, y: y + height / 2, width, height: 1, color: line }];
  const card: Shape[] = [
    { kind: 'box', x, y, width, height, color: line },
    { kind: 'box', x: x + 1, y: y + 1, width: width - 2, height: height - 2, color: white },
  ];
  const heading: Shape = {
    kind: 'text',
    x: x + padding,
    y: y + padding / 2,
    size: 10,
    color: ink,
    text: shorten(title, width - 2 * padding),
  };
  const inside = { x: x + padding, y: y + 28, width: width - 2 * padding, height: height - 28 - padding };
  if (inside.height <= 0 || inside.width <= 0) return [...card, heading];
  return [...card, heading, ...drawContent(type, inside, createRandom(seedOf(widget.id)))];
}

function drawContent(type: string, box: Box, random: Random): readonly Shape[] {
  switch (type) {
    case 'CHART':
      return drawBars(box, random);
    case 'TEXT':
    case 'AI':
      return drawLines(box, random);
    default:
      return [{ kind: 'box', ...box, height: Math.min(box.height, 24), color: field }];
  }
}

function drawBars({ x, y, width, height }: Box, random: Random): readonly Shape[] {
  const count = Math.max(1, Math.min(16, Math.floor(width / 24)));
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const barHeight = height * (0.25 + 0.75 * random.next());
    return { kind: 'box', x: x + index * step, y: y + height - barHeight, width: step * 0.7, height: barHeight, color: barColor };
  });
}

function drawLines({ x, y, width, height }: Box, random: Random): readonly Shape[] {
  const count = Math.min(8, Math.floor(height / 14));
  return Array.from({ length: count }, (_, index) => {
    return { kind: 'box', x, y: y + index * 14, width: width * (0.5 + 0.5 * random.next()), height: 5, color: field };
  });
}

function noteLine(text: string, y: number): Shape {
  return { kind: 'text', x: margin, y, size: 10, color: quiet, text: shorten(text, sheetWidth - 2 * margin) };
}

/** Letters are at most as wide as they are high. */
function shorten(text: string, width: number): string {
  const max = Math.max(1, Math.floor(width / 8));
  return text.length <= max ? text : `${text.slice(0, max - 3)}...`;
}

/** The same widget always looks the same. */
function seedOf(id: string): number {
  return [...id].reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), 7);
}

const sheetWidth = 960;
const margin = 32;
const padding = 12;
const noteHeight = 16;
const maxNotes = 8;

const paper: Color = [244, 245, 247];
const white: Color = [255, 255, 255];
const ink: Color = [28, 32, 40];
const quiet: Color = [98, 106, 120];
const line: Color = [214, 218, 226];
const field: Color = [228, 231, 238];
const barColor: Color = [58, 108, 217];
