import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import type { ChartTheme } from './chartTheme.js';

/** Replaces the colours in a spec with those of the theme, in the order of their first use. Greys become the muted colour. */
export function paintChart(spec: SpecObject, { theme }: { readonly theme: ChartTheme }): SpecObject {
  return paintView(spec, createPainter(theme, hasUncolouredLayer(spec) ? [undefined] : []));
}

/** A layer without a colour already uses the accent. */
function hasUncolouredLayer({ layer, encoding }: SpecObject): boolean {
  const colours = (part: unknown) => isSpecObject(part) && ['color', 'fill', 'stroke'].some((key) => key in part);
  return (
    Array.isArray(layer) && !colours(encoding) && layer.some((view) => isSpecObject(view) && !colours(view.mark) && !colours(view.encoding))
  );
}

type Painter = (colour: unknown) => unknown;

function createPainter({ series, muted }: ChartTheme, taken: readonly unknown[]): Painter {
  const seen = [...taken];
  return (colour) => {
    if (typeof colour !== 'string') return colour;
    if (greys.test(colour)) return muted;
    if (!seen.includes(colour)) seen.push(colour);
    return series[seen.indexOf(colour) % series.length];
  };
}

function paintView(view: SpecObject, paint: Painter): SpecObject {
  const painted: SpecObject = { ...view };
  if (isSpecObject(view.mark)) painted.mark = paintMark(view.mark, paint);
  if (isSpecObject(view.encoding)) painted.encoding = mapColours(view.encoding, (channel) => paintChannel(channel, paint));
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = view[key];
    if (Array.isArray(views)) painted[key] = views.map((child) => (isSpecObject(child) ? paintView(child, paint) : child));
  }
  if (isSpecObject(view.spec)) painted.spec = paintView(view.spec, paint);
  return painted;
}

function paintMark(mark: SpecObject, paint: Painter): SpecObject {
  const parts = Object.entries(mark).map(([key, value]) => [key, isSpecObject(value) ? paintMark(value, paint) : value]);
  return mapColours(Object.fromEntries(parts), paint);
}

function paintChannel(channel: unknown, paint: Painter): unknown {
  if (Array.isArray(channel)) return channel.map((item) => paintChannel(item, paint));
  if (!isSpecObject(channel)) return channel;
  const painted: SpecObject = { ...channel };
  if ('value' in channel) painted.value = paint(channel.value);
  if ('condition' in channel) painted.condition = paintChannel(channel.condition, paint);
  if (isSpecObject(channel.scale) && Array.isArray(channel.scale.range))
    painted.scale = { ...channel.scale, range: channel.scale.range.map(paint) };
  return painted;
}

function mapColours(part: SpecObject, change: (value: unknown) => unknown): SpecObject {
  const changed = ['color', 'fill', 'stroke'].filter((key) => key in part).map((key) => [key, change(part[key])]);
  return { ...part, ...Object.fromEntries(changed) };
}

const greys = /^(gr[ae]y|black|white|(light|dark|dim|slate)gr[ae]y|#([0-9a-f])\3{2}|#([0-9a-f]{2})\4{2})$/i;
