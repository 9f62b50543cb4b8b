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

/** The content and appearance of a dashboard to save. */
export interface DashboardConfigInput {
  /** `CLASSIC` for a grid of widgets, `APP` for code of its own. */
  readonly kind?: 'CLASSIC' | 'APP' | null | undefined;
  /** The code of an `APP`. */
  readonly app?: DashboardAppSource | null | undefined;
  /** The widgets of a `CLASSIC` dashboard. */
  readonly widgets?: readonly DashboardWidgetInput[] | null | undefined;
  /** The grid that the widgets are placed on. */
  readonly layout?: DashboardLayout | null | undefined;
  /** The title above the dashboard. */
  readonly title?: string | null | undefined;
  /** A longer text about the dashboard. */
  readonly description?: string | null | undefined;
  /** Settings that the contract does not specify. Send them back as they were read. */
  readonly settings?: JsonObject | null | undefined;
  /** The appearance of the dashboard and its widgets. */
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

/** The format and packages of a dashboard's code. */
export interface DashboardAppManifest {
  readonly version?: number | null;
  readonly dependencies?: Readonly<Record<string, string>> | null;
}

/** The kinds of widget. */
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

/** The positions on each screen width; a missing one is derived from the others. */
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

/** A whole number for each screen width. */
export interface BreakpointInts {
  readonly lg?: number | null;
  readonly md?: number | null;
  readonly sm?: number | null;
  readonly xs?: number | null;
  readonly xxs?: number | null;
}

/** A draft, whose widgets may still be without ids. */
export type DashboardConfigDraftInput = Omit<DashboardConfigInput, 'widgets'> & {
  /** The widgets; new ones get their ids from the service. */
  readonly widgets?: readonly DashboardWidgetDraftInput[] | null | undefined;
};

/** A widget to save. */
export type DashboardWidgetInput = DashboardWidget;

/** The service assigns an id where there is none. */
export type DashboardWidgetDraftInput = Omit<DashboardWidget, 'id'> & { readonly id?: string | null | undefined };
