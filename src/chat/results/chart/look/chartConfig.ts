import type { SpecObject } from '../spec/specGrammar.js';
import { chartLocale } from './chartFormats.js';
import { narrowPx } from './chartHeight.js';
import type { ChartTheme } from './paint/chartTheme.js';
import { mixRgb } from './paint/rgbColours.js';

/** Returns the chart library's settings for a theme: no frame, a light grid on the value axis only, muted labels. */
export function chartConfig(theme: ChartTheme, { locale, width, countTitle, hasHeaders, legendColumns }: ChartSetting): SpecObject {
  const { text, muted, grid, surface, series, furtherSeries, font } = theme;
  const accent = series[0];
  return {
    // The frame describes the chart to screen readers. The library would describe every mark as well.
    aria: false,
    background: 'transparent',
    font,
    padding: { left: 2, right: 6, top: 4, bottom: 2 },
    locale: chartLocale(locale),
    countTitle,
    customFormatTypes: true,
    numberFormatType: 'parleyNumber',
    numberFormat: locale,
    normalizedNumberFormatType: 'parleyPercent',
    normalizedNumberFormat: locale,
    tooltipFormat: { numberFormatType: 'parleyExactNumber', numberFormat: locale },
    view: { stroke: null, continuousHeight: 240 },
    mark: { color: accent, tooltip: true },
    // A bar takes 65 % of its band.
    scale: { barBandPaddingInner: 0.35, barBandPaddingOuter: 0.175 },
    bar: { cornerRadiusEnd: 2, binSpacing: 1 },
    line: { strokeWidth: 2, strokeCap: 'round', strokeJoin: 'round' },
    area: { fillOpacity: 0.8 },
    arc: { stroke: surface, strokeWidth: 1.5 },
    point: { filled: true, size: 40, opacity: 0.85 },
    circle: { size: 40, opacity: 0.85 },
    rule: { color: muted },
    text: { color: text, fontSize: 11 },
    boxplot: { size: 28, median: { color: surface }, rule: { color: muted } },
    range: {
      category: [...series, ...furtherSeries],
      ordinal: ramp(surface, accent),
      ramp: ramp(surface, accent),
      heatmap: ramp(surface, accent),
    },
    axis: {
      domain: false,
      ticks: false,
      grid: false,
      gridColor: grid,
      labelColor: muted,
      labelFontSize: 11,
      labelFontWeight: 400,
      labelPadding: 8,
      labelLimit: Math.max(150, Math.min(320, Math.round(width * 0.4))),
      titleColor: muted,
      titleFontSize: 11,
      titleFontWeight: 400,
      titlePadding: 10,
    },
    axisQuantitative: { grid: true, tickCount: 5 },
    axisTemporal: { title: null, tickCount: Math.max(2, Math.floor(width / 90)) },
    axisX: { labelOverlap: true, labelSeparation: 6 },
    axisY: { labelOverlap: true },
    ...(hasHeaders ? {} : upperAxisTitles(width)),
    axisBand: { title: null },
    axisPoint: { title: null },
    legend: {
      orient: width < narrowPx ? 'bottom' : 'top',
      direction: 'horizontal',
      columns: legendColumns,
      symbolType: 'circle',
      symbolSize: 64,
      symbolStrokeWidth: 0,
      symbolLimit: maxLegendNames,
      labelColor: muted,
      labelFontSize: 12,
      labelLimit: legendColumns === 2 ? Math.max(40, Math.min(240, width / 2 - 40)) : 110,
      columnPadding: 14,
      // Rows are 24 px apart, the smallest target of WCAG 2.5.8, because entries are buttons.
      rowPadding: 12,
      titleColor: muted,
      titleFontSize: 11,
      titleFontWeight: 400,
      // The plot may be narrower. A grid of plots has no single width.
      gradientLength: hasHeaders ? gradientPx : { expr: `clamp(width, 60, ${gradientPx})` },
      gradientThickness: 8,
      offset: width < narrowPx ? 12 : 26,
    },
    header: { title: null, labelColor: muted, labelFontSize: 11, labelFontWeight: 600 },
    title: { color: text, fontSize: 12, fontWeight: 600, anchor: 'start', offset: 12 },
  };
}

export const maxLegendNames = 16;
const gradientPx = 160;

export interface ChartSetting {
  readonly locale: string;
  readonly width: number;
  readonly countTitle: string;
  readonly legendColumns: number;
  /** True if facet headers are where the value axis otherwise has its title. */
  readonly hasHeaders: boolean;
}

/** Puts the titles of vertical axes above them, so that they are horizontal. */
function upperAxisTitles(width: number): SpecObject {
  const above = { titleAngle: 0, titleAnchor: 'end', titleBaseline: 'bottom', titleX: 0, titleY: -8, titleLimit: width * 0.8 };
  return { axisLeft: { ...above, titleAlign: 'left' }, axisRight: { ...above, titleAlign: 'right' } };
}

/** Returns a ramp from a tint on the surface to the full accent. */
function ramp(surface: string, accent: string | undefined): readonly string[] {
  return [0.12, 0.35, 0.6, 0.82, 1].map((share) => mixRgb(surface, accent ?? surface, share));
}
