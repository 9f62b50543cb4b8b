export { arabicBranches } from './admin/branch-manager/labels/ar.js';
export type { BranchLabels } from './admin/branch-manager/labels/BranchLabels.js';
export { germanBranches } from './admin/branch-manager/labels/de.js';
export { englishBranches } from './admin/branch-manager/labels/en.js';
export { spanishBranches } from './admin/branch-manager/labels/es.js';
export { japaneseBranches } from './admin/branch-manager/labels/ja.js';
export { arabicComments } from './admin/comment-threads/labels/ar.js';
export type { CommentLabels } from './admin/comment-threads/labels/CommentLabels.js';
export { germanComments } from './admin/comment-threads/labels/de.js';
export { englishComments } from './admin/comment-threads/labels/en.js';
export { spanishComments } from './admin/comment-threads/labels/es.js';
export { japaneseComments } from './admin/comment-threads/labels/ja.js';
export { arabicVariables } from './admin/environment-variables-editor/labels/ar.js';
export { germanVariables } from './admin/environment-variables-editor/labels/de.js';

export { englishVariables } from './admin/environment-variables-editor/labels/en.js';
export { spanishVariables } from './admin/environment-variables-editor/labels/es.js';
export { japaneseVariables } from './admin/environment-variables-editor/labels/ja.js';
export type { VariableLabels } from './admin/environment-variables-editor/labels/VariableLabels.js';
export { arabicJobs } from './admin/kit/jobs/labels/ar.js';
export { germanJobs } from './admin/kit/jobs/labels/de.js';
export { englishJobs } from './admin/kit/jobs/labels/en.js';
export { spanishJobs } from './admin/kit/jobs/labels/es.js';
export type { JobLabels } from './admin/kit/jobs/labels/JobLabels.js';
export { japaneseJobs } from './admin/kit/jobs/labels/ja.js';
export { arabicCommon } from './admin/kit/labels/ar.js';
export type { BulkLabels, CommonAdminLabels } from './admin/kit/labels/CommonAdminLabels.js';
export { germanCommon } from './admin/kit/labels/de.js';
export { englishCommon } from './admin/kit/labels/en.js';
export { spanishCommon } from './admin/kit/labels/es.js';
export { japaneseCommon } from './admin/kit/labels/ja.js';
export { arabicLogs } from './admin/log-viewer/labels/ar.js';
export { germanLogs } from './admin/log-viewer/labels/de.js';
export { englishLogs } from './admin/log-viewer/labels/en.js';
export { spanishLogs } from './admin/log-viewer/labels/es.js';
export { japaneseLogs } from './admin/log-viewer/labels/ja.js';
export type { LogLabels } from './admin/log-viewer/labels/LogLabels.js';
export { arabicPromotion } from './admin/promotion-dialog/labels/ar.js';
export { germanPromotion } from './admin/promotion-dialog/labels/de.js';
export { englishPromotion } from './admin/promotion-dialog/labels/en.js';
export { spanishPromotion } from './admin/promotion-dialog/labels/es.js';
export { japanesePromotion } from './admin/promotion-dialog/labels/ja.js';
export type { PromotionLabels } from './admin/promotion-dialog/labels/PromotionLabels.js';
export { arabicReports } from './admin/report-list/labels/ar.js';
export { germanReports } from './admin/report-list/labels/de.js';
export { englishReports } from './admin/report-list/labels/en.js';
export { spanishReports } from './admin/report-list/labels/es.js';
export { japaneseReports } from './admin/report-list/labels/ja.js';
export type { ReportLabels } from './admin/report-list/labels/ReportLabels.js';
export { arabicPlacements } from './admin/report-placement-list/labels/ar.js';
export { germanPlacements } from './admin/report-placement-list/labels/de.js';
export { englishPlacements } from './admin/report-placement-list/labels/en.js';
export { spanishPlacements } from './admin/report-placement-list/labels/es.js';
export { japanesePlacements } from './admin/report-placement-list/labels/ja.js';
export type { PlacementLabels } from './admin/report-placement-list/labels/PlacementLabels.js';
export { arabicUsers } from './admin/user-management/labels/ar.js';
export { germanUsers } from './admin/user-management/labels/de.js';
export { englishUsers } from './admin/user-management/labels/en.js';
export { spanishUsers } from './admin/user-management/labels/es.js';
export { japaneseUsers } from './admin/user-management/labels/ja.js';
export type { UserLabels } from './admin/user-management/labels/UserLabels.js';
export { arabicWorkspace } from './admin/workspace-explorer/labels/ar.js';
export { germanWorkspace } from './admin/workspace-explorer/labels/de.js';
export { englishWorkspace } from './admin/workspace-explorer/labels/en.js';
export { spanishWorkspace } from './admin/workspace-explorer/labels/es.js';
export { japaneseWorkspace } from './admin/workspace-explorer/labels/ja.js';
export type { WorkspaceLabels } from './admin/workspace-explorer/labels/WorkspaceLabels.js';
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
export { french } from './labels/fr.js';
export { hebrew } from './labels/he.js';
export { hindi } from './labels/hi.js';
export { italian } from './labels/it.js';
export { japanese } from './labels/ja.js';
export { korean } from './labels/ko.js';
export type { CommonLabels, ErrorLabels, Labels } from './labels/Labels.js';
export { type Language, languages, loadLabels, matchLanguage } from './labels/loadLabels.js';
export { type DeepPartial, mergeLabels } from './labels/mergeLabels.js';
export { dutch } from './labels/nl.js';
export { polish } from './labels/pl.js';
export { brazilianPortuguese } from './labels/pt-br.js';
export { turkish } from './labels/tr.js';
export { simplifiedChinese } from './labels/zh-hans.js';
