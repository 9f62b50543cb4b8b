/** Colours, fonts and spacing of one dashboard, each as CSS would have it. */
export interface DashboardThemeInput {
  /** The id of a saved theme. */
  readonly themeId?: string | null | undefined;
  /** The colour behind the dashboard, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The accent colour, as CSS. */
  readonly primaryColor?: string | null | undefined;
  /** The font family, as CSS. */
  readonly fontFamily?: string | null | undefined;
  /** The appearance of the page. */
  readonly dashboard?: DashboardThemeSectionInput | null | undefined;
  /** The appearance of filters and other controls. */
  readonly controls?: ControlThemeSectionInput | null | undefined;
  /** The appearance of widgets. */
  readonly widgets?: WidgetThemeSectionInput | null | undefined;
}

/** The appearance of a dashboard's page. */
export interface DashboardThemeSectionInput {
  /** The colour, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The inner spacing, as CSS. */
  readonly padding?: string | null | undefined;
}

/** The appearance of a dashboard's controls. */
export interface ControlThemeSectionInput {
  /** The colour, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The inner spacing, as CSS. */
  readonly padding?: string | null | undefined;
  /** The border around each control. */
  readonly border?: ThemeBorderInput | null | undefined;
  /** The title of each control. */
  readonly title?: ThemeTitleInput | null | undefined;
}

/** The appearance of a dashboard's widgets. */
export interface WidgetThemeSectionInput {
  /** The colour, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The inner spacing, as CSS. */
  readonly padding?: string | null | undefined;
  /** The outer spacing, as CSS. */
  readonly margin?: string | null | undefined;
  /** The border around each widget. */
  readonly border?: ThemeBorderInput | null | undefined;
  /** The title of each widget. */
  readonly title?: ThemeTitleInput | null | undefined;
  /** The texts inside widgets. */
  readonly text?: WidgetThemeTextSectionInput | null | undefined;
}

/** A border. All values are CSS. */
export interface ThemeBorderInput {
  /** The colour of the line. */
  readonly color?: string | null | undefined;
  /** The radius of the corners. */
  readonly radius?: string | null | undefined;
  /** The style of the line, such as `solid`. */
  readonly style?: string | null | undefined;
  /** The thickness of the line. */
  readonly width?: string | null | undefined;
}

/** A title. All values are CSS. */
export interface ThemeTitleInput {
  /** The colour of the text. */
  readonly color?: string | null | undefined;
  /** The font family. */
  readonly fontFamily?: string | null | undefined;
  /** The font size. */
  readonly fontSize?: string | null | undefined;
  /** The font weight. */
  readonly fontWeight?: string | null | undefined;
}

/** The texts inside a widget. All values are CSS. */
export interface WidgetThemeTextSectionInput {
  /** The colour of the text. */
  readonly color?: string | null | undefined;
  /** The colour of less important text. */
  readonly secondaryColor?: string | null | undefined;
  /** The font family. */
  readonly fontFamily?: string | null | undefined;
  /** The font family of code. */
  readonly codeFontFamily?: string | null | undefined;
}
