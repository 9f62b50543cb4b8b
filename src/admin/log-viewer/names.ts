export { LogFooter } from './LogFooter.js';
export { LogLines } from './LogLines.js';
export { LogOutput } from './LogOutput.js';
export { LogToolbar } from './LogToolbar.js';
export { LogViewer, type LogViewerProps, LogViewerRoot } from './LogViewer.js';
export { findMatches, type LogMatch } from './model/findMatches.js';
export { type LogLine, readLogLines } from './model/LogLine.js';
export { parseAnsi, stripAnsi } from './model/parseAnsi.js';
export { type LogFilters, useLogViewer } from './model/useLogViewer.js';
