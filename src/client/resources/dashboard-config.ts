import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { DashboardThemeInput } from './dashboard-themes.js';

/** The content and appearance of a dashboard (docs/contract/dashboards.md#dashboard-configuration). */
export interface DashboardConfig {
  readonly kind?: Open<'CLASSIC' | 'APP'> | null;
  readonly app?: DashboardAppSource | null;
  readonly widgets?: readonly DashboardWidget[] | null;
  readonly layout?: DashboardLayout | null;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly settings?: JsonObject | null;
  readonly theme?: JsonObject | null;
}

export interface DashboardConfigInput {
  readonly kind?: 'CLASSIC' | 'APP' | null | undefined;
  readonly app?: DashboardAppSource | null | undefined;
  readonly widgets?: readonly DashboardWidgetInput[] | null | undefined;
  readonly layout?: DashboardLayout | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly settings?: JsonObject | null | undefined;
  readonly theme?: DashboardThemeInput | null | undefined;
}

/** The code of a dashboard of kind `APP`. */
export interface DashboardAppSource {
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly entry?: string | null;
  readonly files?: Readonly<Record<string, string>> | null;
  readonly html?: string | null;
  readonly manifest?: DashboardAppManifest | null;
}

export interface DashboardAppManifest {
  readonly version?: number | null;
  readonly dependencies?: Readonly<Record<string, string>> | null;
}

export type WidgetType = 'CHART' | 'TEXT' | 'FILTER' | 'AI' | 'TIME_GRAIN' | 'FIELD' | 'PARENT' | 'SPACER' | 'DIVIDER' | 'CONTAINER';

/** A `CONTAINER` whose `config.layout` is `tabs` holds tabs (docs/contract/dashboards.md#dashboard-configuration). */
export interface DashboardWidget {
  /** At most 128 characters. */
  readonly id: string;
  readonly type: Open<WidgetType>;
  readonly position: DashboardWidgetPosition;
  readonly config?: JsonObject | null;
  readonly style?: JsonObject | null;
  readonly responsiveLayouts?: DashboardResponsiveLayouts | null;
}

/** A position in grid cells, counted from the top at the inline start. */
export interface DashboardWidgetPosition {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface DashboardResponsiveLayouts {
  readonly lg?: DashboardWidgetPosition | null;
  readonly md?: DashboardWidgetPosition | null;
  readonly sm?: DashboardWidgetPosition | null;
  readonly xs?: DashboardWidgetPosition | null;
  readonly xxs?: DashboardWidgetPosition | null;
}

/** The grid of the widgets, by screen width. */
export interface DashboardLayout {
  readonly breakpoints?: BreakpointInts | null;
  readonly cols?: BreakpointInts | null;
  readonly containerPadding?: readonly number[] | null;
  readonly margin?: readonly number[] | null;
  readonly rowHeight?: number | null;
}

export interface BreakpointInts {
  readonly lg?: number | null;
  readonly md?: number | null;
  readonly sm?: number | null;
  readonly xs?: number | null;
  readonly xxs?: number | null;
}

/** A draft, whose widgets may still be without ids. */
export type DashboardConfigDraftInput = Omit<DashboardConfigInput, 'widgets'> & {
  readonly widgets?: readonly DashboardWidgetDraftInput[] | null | undefined;
};

export type DashboardWidgetInput = DashboardWidget;

/** The service assigns an id where there is none. */
export type DashboardWidgetDraftInput = Omit<DashboardWidget, 'id'> & { readonly id?: string | null | undefined };
