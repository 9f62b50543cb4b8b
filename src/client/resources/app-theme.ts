import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';
import type { Open } from '../json/Open.js';

/**
 * Returns the account's settings for its pages, including the theme. Also for embed sessions
 * (docs/contract/account.md#theme-and-app-configuration).
 */
export const getAppConfig = operation<NoParams, AppConfigResponse>('getAppConfig', 'GET', '/api/v1/app-config');

/** Gets the theme of the account alone: `palette` and `logoUrl`. For embed sessions too (docs/contract/account.md#theme-and-app-configuration). */
export const getAppTheme = operation<NoParams, AppThemeResponse>('getAppTheme', 'GET', '/api/v1/app-theme');

/** The settings of the account that pages need before they render. */
export interface AppConfigResponse {
  /** True if the theme applies to all pages, false if only to embedded ones. */
  readonly applyThemeGlobally: boolean;
  /** True if pages should not offer data downloads. */
  readonly restrictDataDownload: boolean;
  /** True if the add-on for spreadsheets has a chat. */
  readonly sheetsAgentChatEnabled: boolean;
  /** True if dashboards may contain custom code. */
  readonly dashboardAppsEnabled: boolean;
  /** The theme; none if the account has not set one. */
  readonly appTheme?: AppTheme | null;
  /** The settings of the workspace of embedded creators. */
  readonly creatorMode?: CreatorMode | null;
  /** The defaults of embedded pages. */
  readonly embedding?: EmbedSettings | null;
  /** The settings of the spreadsheet add-ons. */
  readonly sheetsUi?: SheetsUiSettings | null;
  /** The settings of the time zone. */
  readonly timezoneSettings?: TimezoneSettings | null;
}

/** The account's colours, logo and fonts. */
export interface AppTheme {
  /** The colours. */
  readonly palette: AppThemePalette;
  /** The address of the logo, which may be empty or unsafe: check it before use. */
  readonly logoUrl: string;
  /** @deprecated Read `palette` and `logoUrl`. */
  readonly light: AppThemeScheme;
  /** @deprecated Read `palette` and `logoUrl`. */
  readonly dark: AppThemeScheme;
  /** The fonts. */
  readonly typography?: AppThemeTypography | null;
}

/** The account's theme, and the pages it applies to. */
export interface AppThemeResponse extends AppTheme {
  /** True if the theme applies to all pages, false if only to embedded ones. */
  readonly applyThemeGlobally: boolean;
}

/** The colours that a theme is derived from. */
export interface AppThemePalette {
  /** The source of surfaces and text. */
  readonly base?: AppThemePaletteSeed | null;
  /** The source of accents. */
  readonly accent?: AppThemePaletteSeed | null;
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly contrastLevel?: number | null;
  /** True for softer colours. */
  readonly pastel?: boolean | null;
  /** `tinted` gives surfaces a touch of the accent colour. */
  readonly surfaceMode?: Open<'neutral' | 'tinted'> | null;
  /** The colours with a meaning, such as danger. */
  readonly themes?: AppThemePaletteThemes | null;
}

/** The source of a colour's shades: the colour itself, or its hue and saturation. */
export interface AppThemePaletteSeed {
  /** The colour as `#rrggbb`. */
  readonly color?: string | null;
  /**
   * 0 to 360.
   * @minimum 0
   * @maximum 360
   */
  readonly hue?: number | null;
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly saturation?: number | null;
}

/** The colours with a meaning. */
export interface AppThemePaletteThemes {
  /** The colour of errors and destructive actions. */
  readonly danger?: AppThemePaletteSeed | null;
  /** The colour of warnings. */
  readonly warning?: AppThemePaletteSeed | null;
  /** The colour of success. */
  readonly success?: AppThemePaletteSeed | null;
  /** The colour of notes. */
  readonly note?: AppThemePaletteSeed | null;
  /** The colours of code. */
  readonly code?: AppThemeCodePalette | null;
}

/** The colours of code. */
export interface AppThemeCodePalette {
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly saturation?: number | null;
}

/** The colours and logo of one scheme. Older services have one for light and one for dark pages. */
export interface AppThemeScheme {
  /** The accent colour as CSS. */
  readonly accentColor: string;
  /** The colour of the page as CSS. */
  readonly backgroundColor: string;
  /** The colour of the text as CSS. */
  readonly foregroundColor: string;
  /** The strength of the contrast. */
  readonly contrast: number;
  /** The address of the logo. */
  readonly logoUrl: string;
}

/** The fonts of a theme. */
export interface AppThemeTypography {
  /** The font files to load. */
  readonly fonts: readonly ThemeFont[];
  /** The font of the text. */
  readonly body: AppThemeFontRef;
  /** The font of headings. */
  readonly heading: AppThemeFontRef;
}

/** A font of the list, with its weight. */
export interface AppThemeFontRef {
  /** The `id` of a font in `fonts`. */
  readonly fontRef: string;
  /** The weight, such as 400. */
  readonly fontWeight: number;
}

/** A font file that pages load. */
export interface ThemeFont {
  /** The id that `fontRef` names. */
  readonly id: string;
  /** The address of the file. */
  readonly url: string;
  /** The format of the file, such as `woff2`. */
  readonly format: string;
  readonly name?: string | null;
  /** The CSS font family. */
  readonly family?: string | null;
}

/** The workspace of embedded creators. */
export interface CreatorMode {
  /** The title of the workspace. */
  readonly workspaceTitle?: string | null;
  /** At most 50. */
  readonly localizedTitles?: readonly LocalizedValue[] | null;
  /** False to hide the title. */
  readonly showWorkspaceTitle?: boolean | null;
  /** True to show the SQL that queries the warehouse. */
  readonly showGeneratedSql?: boolean | null;
  /** True to show the SQL that queries the data model. */
  readonly showSemanticSql?: boolean | null;
}

/** A text in one language. */
export interface LocalizedValue {
  /**
   * At most 35 characters.
   * @maxLength 35
   */
  readonly locale: string;
  /** At most 1000 characters. */
  readonly value: string;
}

/** The account's defaults for embedded pages. */
export interface EmbedSettings {
  /** False to turn off everything that uses AI. */
  readonly allowAi?: boolean | null;
  /** True to show comments on dashboards. */
  readonly enableDashboardComments?: boolean | null;
  /** The BCP 47 tag of the pages. */
  readonly locale?: string | null;
  /** The IANA time zone of the pages. */
  readonly timezone?: string | null;
  /** True to show widgets that use AI. */
  readonly showAiWidgets?: boolean | null;
  /** True to show the chat on dashboards. */
  readonly showDashboardChat?: boolean | null;
  /** True to show the chat in workbooks. */
  readonly showWorkbookChat?: boolean | null;
}

/** The settings of the spreadsheet add-ons. */
export interface SheetsUiSettings {
  /** True to show the filters in use with the rows. */
  readonly showAppliedFilters?: boolean | null;
}

/** The time zone of the account's pages. */
export interface TimezoneSettings {
  /** True if pages convert times to a time zone. */
  readonly enabled?: boolean | null;
  /** True if users may choose another one. */
  readonly allowUserOverride?: boolean | null;
  /** The IANA time zone. */
  readonly timezone?: string | null;
}
