import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../json/Open.js';
import type { DashboardThemeInput } from './dashboard-themes.js';

/** The content and appearance of a dashboard (docs/contract/dashboards.md#dashboard-configuration). */
export interface DashboardConfig {
  /** `CLASSIC` for a grid of widgets, `APP` for custom code. */
  readonly kind?: Open<'CLASSIC' | 'APP'> | null;
  /** The code of an `APP`. */
  readonly app?: DashboardAppSource | null;
  /** The widgets of a `CLASSIC` dashboard. */
  readonly widgets?: readonly DashboardWidget[] | null;
  /** The grid that the widgets are placed on. */
  readonly layout?: DashboardLayout | null;
  /** The title above the dashboard. */
  readonly title?: string | null;
  /** A longer text about the dashboard. */
  readonly description?: string | null;
  /** The contract does not specify its fields. */
  readonly settings?: JsonObject | null;
  /** The contract does not specify its fields. */
  readonly theme?: JsonObject | null;
}

/** The content and appearance of a dashboard to save. */
export interface DashboardConfigInput {
  /** `CLASSIC` for a grid of widgets, `APP` for custom code. */
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
  /** The files by path. */
  readonly files?: Readonly<Record<string, string>> | null;
  /** The page that the code runs in. */
  readonly html?: string | null;
  /** The format and packages of the code. */
  readonly manifest?: DashboardAppManifest | null;
}

/** The format and packages of a dashboard's code. */
export interface DashboardAppManifest {
  /** The version of the format. */
  readonly version?: number | null;
  /** The versions of packages, by name. */
  readonly dependencies?: Readonly<Record<string, string>> | null;
}

/** The kinds of widget. */
export type WidgetType = 'CHART' | 'TEXT' | 'FILTER' | 'AI' | 'TIME_GRAIN' | 'FIELD' | 'PARENT' | 'SPACER' | 'DIVIDER' | 'CONTAINER';

/** A `CONTAINER` whose `config.layout` is `tabs` holds tabs (docs/contract/dashboards.md#dashboard-configuration). */
export interface DashboardWidget {
  /** At most 128 characters. */
  readonly id: string;
  /** The kind of widget, which decides the fields of `config`. */
  readonly type: Open<WidgetType>;
  /** The position on the widest screens. */
  readonly position: DashboardWidgetPosition;
  /** The content. The contract does not specify its fields. */
  readonly config?: JsonObject | null;
  /** The appearance. The contract does not specify its fields. */
  readonly style?: JsonObject | null;
  /** The positions on other screens. */
  readonly responsiveLayouts?: DashboardResponsiveLayouts | null;
}

/** A position in grid cells, counted from the top at the inline start. */
export interface DashboardWidgetPosition {
  /** The column, from 0. */
  readonly x: number;
  /** The row, from 0. */
  readonly y: number;
  /** The number of columns. */
  readonly w: number;
  /** The number of rows. */
  readonly h: number;
}

/** The positions on each screen width; a missing one is derived from the others. */
export interface DashboardResponsiveLayouts {
  /** The position on large screens. */
  readonly lg?: DashboardWidgetPosition | null;
  /** The position on medium screens. */
  readonly md?: DashboardWidgetPosition | null;
  /** The position on small screens. */
  readonly sm?: DashboardWidgetPosition | null;
  /** The position on phones. */
  readonly xs?: DashboardWidgetPosition | null;
  /** The position on the narrowest screens. */
  readonly xxs?: DashboardWidgetPosition | null;
}

/** The grid of the widgets, by screen width. */
export interface DashboardLayout {
  /** The width in pixels from which each layout is used. */
  readonly breakpoints?: BreakpointInts | null;
  /** The number of columns of each layout. */
  readonly cols?: BreakpointInts | null;
  /** The inner spacing of the grid in pixels: horizontal, vertical. */
  readonly containerPadding?: readonly number[] | null;
  /** The space between widgets in pixels: horizontal, vertical. */
  readonly margin?: readonly number[] | null;
  /** The height of a row in pixels. */
  readonly rowHeight?: number | null;
}

/** A whole number for each screen width. */
export interface BreakpointInts {
  /** The value for large screens. */
  readonly lg?: number | null;
  /** The value for medium screens. */
  readonly md?: number | null;
  /** The value for small screens. */
  readonly sm?: number | null;
  /** The value for phones. */
  readonly xs?: number | null;
  /** The value for the narrowest screens. */
  readonly xxs?: number | null;
}

/** A draft. Its widgets may have no ids yet. */
export type DashboardConfigDraftInput = Omit<DashboardConfigInput, 'widgets'> & {
  /** The widgets; new ones get their ids from the service. */
  readonly widgets?: readonly DashboardWidgetDraftInput[] | null | undefined;
};

/** A widget to save. */
export type DashboardWidgetInput = DashboardWidget;

/** Default: an id that the service assigns. */
export type DashboardWidgetDraftInput = Omit<DashboardWidget, 'id'> & { readonly id?: string | null | undefined };
