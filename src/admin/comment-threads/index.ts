export { type CommentDialog, useCommentLabels } from './commentThreadsWidget.js';
export { arabicComments } from './labels/ar.js';
export type { CommentLabels } from './labels/CommentLabels.js';
export { germanComments } from './labels/de.js';
export { englishComments } from './labels/en.js';
export { spanishComments } from './labels/es.js';
export { japaneseComments } from './labels/ja.js';
export type { CommentFilter } from './model/commentFilter.js';
export * from './names.js';
