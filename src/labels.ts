export type { ChartSummary } from './chat/labels/ChartSummary.js';
export type {
  ChartKind,
  ChartLabels,
  ChartProblem,
  ChatLabels,
  MarkdownLabels,
  ResultLabels,
  StepLabels,
} from './chat/labels/ChatWords.js';
export { english } from './chat/labels/english.js';
export type { Labels } from './chat/labels/Labels.js';
export type { ToolLabels } from './chat/labels/tools/ToolLabels.js';
export type { AdminLabels } from './labels/admin/AdminLabels.js';
export { arabicAdmin } from './labels/admin/ar.js';
export { germanAdmin } from './labels/admin/de.js';
export { englishAdmin } from './labels/admin/en.js';
export { spanishAdmin } from './labels/admin/es.js';
export { japaneseAdmin } from './labels/admin/ja.js';
export { arabic } from './labels/ar.js';
export { german } from './labels/de.js';
export { spanish } from './labels/es.js';
export { french } from './labels/fr.js';
export { hebrew } from './labels/he.js';
export { hindi } from './labels/hi.js';
export { italian } from './labels/it.js';
export { japanese } from './labels/ja.js';
export { korean } from './labels/ko.js';
export { type AllLabels, loadAllLabels } from './labels/loadAllLabels.js';
export { type Language, languages, loadLabels, matchLanguage } from './labels/loadLabels.js';
export { dutch } from './labels/nl.js';
export { polish } from './labels/pl.js';
export { brazilianPortuguese } from './labels/pt-br.js';
export { turkish } from './labels/tr.js';
export { simplifiedChinese } from './labels/zh-hans.js';
export type { CommonLabels, ErrorLabels } from './react/labels/BaseLabels.js';
export { type DeepPartial, mergeLabels } from './react/labels/mergeLabels.js';
export { arabicCommandPalette } from './ui/command-palette/labels/ar.js';
export type { CommandPaletteLabels } from './ui/command-palette/labels/CommandPaletteLabels.js';
export { germanCommandPalette } from './ui/command-palette/labels/de.js';
export { englishCommandPalette } from './ui/command-palette/labels/en.js';
export { spanishCommandPalette } from './ui/command-palette/labels/es.js';
export { japaneseCommandPalette } from './ui/command-palette/labels/ja.js';
export { arabicCommon } from './ui/labels/ar.js';
export type { BulkLabels, CommonAdminLabels } from './ui/labels/CommonAdminLabels.js';
export { germanCommon } from './ui/labels/de.js';
export { englishCommon } from './ui/labels/en.js';
export { spanishCommon } from './ui/labels/es.js';
export { japaneseCommon } from './ui/labels/ja.js';
export { arabicKeys } from './ui/shortcuts/labels/ar.js';
export { germanKeys } from './ui/shortcuts/labels/de.js';
export { englishKeys } from './ui/shortcuts/labels/en.js';
export { spanishKeys } from './ui/shortcuts/labels/es.js';
export { japaneseKeys } from './ui/shortcuts/labels/ja.js';
export type { KeyLabels } from './ui/shortcuts/labels/KeyLabels.js';
