import { ReportPlacementList } from '../../src/index.js';

export function Placements() {
  return <ReportPlacementList externalWorkbookId="trading-plan-2026" />;
}
