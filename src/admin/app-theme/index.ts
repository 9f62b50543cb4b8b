export type { HostColors } from './model/paletteTheme.js';
export * from './names.js';
