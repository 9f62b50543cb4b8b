/** Colours, fonts and spacing of one dashboard, each as CSS would have it. */
export interface DashboardThemeInput {
  readonly themeId?: string | null | undefined;
  readonly backgroundColor?: string | null | undefined;
  readonly primaryColor?: string | null | undefined;
  readonly fontFamily?: string | null | undefined;
  readonly dashboard?: DashboardThemeSectionInput | null | undefined;
  readonly controls?: ControlThemeSectionInput | null | undefined;
  readonly widgets?: WidgetThemeSectionInput | null | undefined;
}

export interface DashboardThemeSectionInput {
  readonly backgroundColor?: string | null | undefined;
  readonly padding?: string | null | undefined;
}

export interface ControlThemeSectionInput {
  readonly backgroundColor?: string | null | undefined;
  readonly padding?: string | null | undefined;
  readonly border?: ThemeBorderInput | null | undefined;
  readonly title?: ThemeTitleInput | null | undefined;
}

export interface WidgetThemeSectionInput {
  readonly backgroundColor?: string | null | undefined;
  readonly padding?: string | null | undefined;
  readonly margin?: string | null | undefined;
  readonly border?: ThemeBorderInput | null | undefined;
  readonly title?: ThemeTitleInput | null | undefined;
  readonly text?: WidgetThemeTextSectionInput | null | undefined;
}

export interface ThemeBorderInput {
  readonly color?: string | null | undefined;
  readonly radius?: string | null | undefined;
  readonly style?: string | null | undefined;
  readonly width?: string | null | undefined;
}

export interface ThemeTitleInput {
  readonly color?: string | null | undefined;
  readonly fontFamily?: string | null | undefined;
  readonly fontSize?: string | null | undefined;
  readonly fontWeight?: string | null | undefined;
}

export interface WidgetThemeTextSectionInput {
  readonly color?: string | null | undefined;
  readonly secondaryColor?: string | null | undefined;
  readonly fontFamily?: string | null | undefined;
  readonly codeFontFamily?: string | null | undefined;
}
