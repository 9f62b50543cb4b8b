export { LogFooter } from './LogFooter.js';
export { LogLines, type LogLinesProps } from './LogLines.js';
export { LogOutput, type LogOutputProps } from './LogOutput.js';
export { LogToolbar } from './LogToolbar.js';
export { LogViewer, type LogViewerProps, LogViewerRoot, type LogViewerRootProps } from './LogViewer.js';
export { useLogLabels } from './logViewerWidget.js';
export { findMatches, type LogMatch } from './model/findMatches.js';
export type { LogLevel } from './model/LogLine.js';
export { type LogLine, readLogLines, textOfLines } from './model/LogLine.js';
export { type AnsiColor, type AnsiSegment, type AnsiStyle, parseAnsi, stripAnsi } from './model/parseAnsi.js';
export type { LogFollow } from './model/useLogFollow.js';
export type { LogSearch } from './model/useLogSearch.js';
export {
  type LogFilters,
  type LogViewerEvents,
  type LogViewerModel,
  type LogViewerOptions,
  useLogViewer,
} from './model/useLogViewer.js';
