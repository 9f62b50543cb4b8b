// The tools of a table, which it loads when it comes near the viewport. Import them through `useTableTools` alone.
export { ColumnMenu } from './ColumnMenu.js';
export { TableBar } from './TableBar.js';
export { TotalsRow } from './TotalsRow.js';
