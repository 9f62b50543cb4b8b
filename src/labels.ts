export type { BulkLabels, CommonAdminLabels } from './admin/kit/labels/CommonAdminLabels.js';
export type {
  ChartKind,
  ChartLabels,
  ChartProblem,
  ChartSummary,
  ChatLabels,
  MarkdownLabels,
  ResultLabels,
  StepLabels,
} from './chat/labels/ChatWords.js';
export type { AdminLabels } from './labels/admin/AdminLabels.js';
export { arabicAdmin } from './labels/admin/ar.js';
export { germanAdmin } from './labels/admin/de.js';
export { englishAdmin } from './labels/admin/en.js';
export { spanishAdmin } from './labels/admin/es.js';
export { japaneseAdmin } from './labels/admin/ja.js';
export { arabic } from './labels/ar.js';
export { german } from './labels/de.js';
export { english } from './labels/en.js';
export { spanish } from './labels/es.js';
export { japanese } from './labels/ja.js';
export type { CommonLabels, ErrorLabels, Labels } from './labels/Labels.js';
