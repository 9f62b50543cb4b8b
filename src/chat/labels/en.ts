import type { ChartSummary } from './ChartSummary.js';
import { englishFirst } from './first/en.js';
import { englishFrame } from './frame/en.js';

export const englishChat = {
  ...englishFirst,
  chat: {
    ...englishFirst.chat,
    noRecentThreads: 'No recent chats',
    untitledThread: 'Untitled chat',
    searchThreads: 'Search chats',
    noThreadFound: 'No chat found',
    threadSearchFailed: 'Couldn’t search. Showing matches from this list only.',
    pinnedThreads: 'Pinned',
    /** The accessible name of the button for a thread, by its title. */
    threadActions: (title: string) => `Actions for ${title}`,
    renameThread: 'Rename',
    threadName: 'Name of the chat',
    saveThreadName: 'Save name',
    pinThread: 'Pin',
    unpinThread: 'Unpin',
    removeThread: 'Remove from the list',
    threadRemoved: 'Removed from the list.',
    undoRemoval: 'Undo',
    deleteThread: 'Delete',
    /** Asked before a thread is deleted, by its title. */
    deleteThreadQuestion: (title: string) => `Delete “${title}”?`,
    threadChangeFailed: 'That didn’t work. Try again.',
    threadsKeptHere: 'This list is saved in this browser only.',
    notifyWhenReady: 'Notify me when an answer is ready',
    notifyRefused: 'Your browser is blocking notifications from this page.',
    ...englishFrame,
    copyMarkdown: 'Copy as Markdown',
    goodAnswer: 'Good answer',
    badAnswer: 'Bad answer',
    /** The host has not set the address of the service, or the user. */
    notSetUp: 'Chat isn’t set up yet.',
  },
  result: {
    chart: 'Chart',
    table: 'Table',
    sql: 'SQL',
    view: 'View',
    /** The number of rows, formatted, if more exist than are loaded. */
    rows: (shown: string, total: string) => `${shown} of ${total} rows`,
    /** The number of rows if all are loaded. `formatted` is the total as the reader's locale writes it. */
    allRows: (total: number, formatted: string) => `${formatted} ${total === 1 ? 'row' : 'rows'}`,
    noRows: 'The query returned no rows.',
    loadAllRows: 'Load all rows',
    /** Shown while the remaining rows are loading. */
    loadingRows: (loaded: string, total: string) => `Loading ${loaded} of ${total} rows…`,
    /** Shown if there are more rows than can be loaded. */
    rowCapReached: (cap: string) => `Only the first ${cap} rows were loaded.`,
    loadFailed: 'Some rows couldn’t be loaded.',
    download: 'Download',
    downloadCsv: 'Download CSV',
    downloadJson: 'Download JSON',
    downloadPng: 'Download PNG',
    downloadSvg: 'Download SVG',
    /** "Download CSV (100 of 2,431 rows)" */
    ofPart: (label: string, rows: string) => `${label} (${rows})`,
    /** The menu item that loads all rows before it downloads them. */
    downloadAllCsv: (total: string) => `Load all ${total} rows and download CSV`,
    copySql: 'Copy SQL',
    copyTable: 'Copy table',
    details: 'Details',
    columns: 'Columns',
    resultId: 'Result ID',
    timeZone: 'Time zone',
    branch: 'Branch',
    /** The button of a column header that restores the order of the query. */
    clearSort: (column: string) => `Clear sorting by ${column}`,
    /** Shown below a sorted table that contains only some of the rows. */
    sortsLoadedRows: (shown: string, total: string) => `Only the ${shown} rows loaded so far (of ${total}) are sorted.`,
    emptyValue: '–',
    yes: 'Yes',
    no: 'No',
    untitled: 'Result',
  },
  chart: {
    /** "Bar chart: revenue by month, 12 rows, highest March 2.3M" */
    summary: ({ kind, value, by, rows, highest }: ChartSummary) =>
      `${kind}: ${value}${by === undefined ? '' : ` by ${by}`}, ${rows}${highest === undefined ? '' : `, highest ${highest.at} ${highest.value}`}`,
    kinds: {
      bar: 'Bar chart',
      line: 'Line chart',
      area: 'Area chart',
      point: 'Scatter plot',
      arc: 'Pie chart',
      rect: 'Heat map',
      other: 'Chart',
    },
    loading: 'Drawing chart…',
    /** The title of an axis that counts rows. */
    count: 'Number of rows',
    /** Shown below a chart that omits some of its rows. */
    rowsNotShown: (missing: string, total: string) => `Rows not shown in this chart: ${missing} of ${total}.`,
    /** Describes a focused chart to screen readers. */
    arrowKeys: 'Arrow keys show values.',
    /** Shown below a chart whose custom labels are not supported and were replaced by standard ones. */
    labelsReplaced: 'This chart’s own labels aren’t supported.',
    /** Follows the last period of a chart, such as the current month: "Nov 2026: not finished yet". */
    unfinished: 'not finished yet',
    /** Shown below a chart whose bars, lines or areas do not start at zero. */
    axisStart: (value: string) => `The axis starts at ${value}.`,
    /** Names the buttons over a chart’s legend. */
    legend: 'Show or hide series',
    /** Read out when a series is hidden or shown again. */
    seriesHidden: (name: string) => `${name} hidden`,
    seriesShown: (name: string) => `${name} shown`,
    cannotDraw: {
      'broken-spec': 'The chart definition couldn’t be read. Showing the table instead.',
      'unsafe-spec': 'The chart was blocked because it uses something that isn’t allowed. Showing the table instead.',
      'unsupported-spec': 'The chart uses a feature that isn’t supported. Showing the table instead.',
      'unfit-values': 'A column doesn’t have the kind of values this chart needs. Showing the table instead.',
      'nothing-shown': 'The chart would show none of the rows. Showing the table instead.',
      'too-large': 'There’s too much data to chart. Showing the table instead.',
      'too-much-work': 'This chart would take too long to draw. Showing the table instead.',
      'no-rows': 'There are no rows to chart.',
      'not-loaded': 'The chart library couldn’t be loaded. Showing the table instead.',
      failed: 'The chart couldn’t be drawn. Showing the table instead.',
    },
  },
};
