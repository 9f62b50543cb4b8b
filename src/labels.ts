export { arabic } from './labels/ar.js';
export { german } from './labels/de.js';
export { english } from './labels/en.js';
export { spanish } from './labels/es.js';
export { japanese } from './labels/ja.js';
export type {
  ChartKind,
  ChartLabels,
  ChartProblem,
  ChartSummary,
  ChatLabels,
  CommonLabels,
  ErrorLabels,
  Labels,
  MarkdownLabels,
  ResultLabels,
  StepLabels,
} from './labels/Labels.js';
