export { arabicPlacements } from './labels/ar.js';
export { germanPlacements } from './labels/de.js';
export { englishPlacements } from './labels/en.js';
export { spanishPlacements } from './labels/es.js';
export { japanesePlacements } from './labels/ja.js';
export type { ConnectPlacementLabels, PlacementLabels, PlacementSyncLabels } from './labels/PlacementLabels.js';
export type { PlacementFilters } from './model/arrangeRows.js';
export * from './names.js';
export { type ReportPlacementListDialog, usePlacementLabels } from './reportPlacementListWidget.js';
