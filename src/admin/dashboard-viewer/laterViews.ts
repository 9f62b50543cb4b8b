import { createLazyModule } from '../../react/createLazyModule.js';

// What the chat shows rows and texts with is loaded after the first render: with a dashboard come only its frames.
export const useChartView = createLazyModule(() => import('../../chat/results/chart/VegaChart.js'));
export const useRowsView = createLazyModule(() => import('../../chat/results/table/ResultTable.js'));
export const useSingleRowView = createLazyModule(() => import('../../chat/results/table/SingleRow.js'));
export const useMarkdownView = createLazyModule(() => import('../../chat/markdown/Markdown.js'));
