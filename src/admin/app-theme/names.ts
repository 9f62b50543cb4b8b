export { AppLogo } from './AppLogo.js';
export { AppThemeProvider, type AppThemeProviderProps } from './AppThemeProvider.js';
export { type PaletteSource, paletteTheme } from './model/paletteTheme.js';
export type { ContrastAdjustment } from './model/readable.js';
export { useAppThemeStyle } from './model/useAppThemeStyle.js';
