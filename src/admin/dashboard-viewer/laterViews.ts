import { createLazyModule } from '../../react/lazy/createLazyModule.js';

// The chat’s components for rows and texts load after the first render: a dashboard starts with frames only.
export const useChartView = createLazyModule(() => import('../../chat/results/chart/VegaChart.js'));
export const useRowsView = createLazyModule(() => import('../../chat/results/table/ResultTable.js'));
export const useSingleRowView = createLazyModule(() => import('../../chat/results/table/SingleRow.js'));
export const useMarkdownView = createLazyModule(() => import('../../chat/markdown/Markdown.js'));
