import type { ChartSummary } from './ChartSummary.js';

export const englishChat = {
  markdown: {
    code: 'Code',
    copyCode: 'Copy code',
    table: 'Table',
    taskDone: 'Done',
    taskOpen: 'Not done',
    footnotes: 'Footnotes',
    /** The accessible name of a reference to a footnote, by its number. */
    footnote: (number: string) => `Footnote ${number}`,
    /** The link from a footnote back to the text. */
    backToFootnoteReference: (number: string) => `Back to footnote reference ${number}`,
  },
  chat: {
    heading: 'Ask your data',
    intro: 'Ask a question in your own words. Every answer shows the query behind it.',
    conversation: 'Conversation',
    message: 'Message',
    placeholder: 'Ask a question…',
    send: 'Send',
    stop: 'Stop',
    newChat: 'New chat',
    threads: 'Chats',
    recentThreads: 'Recent chats',
    noRecentThreads: 'No recent chats',
    untitledThread: 'Untitled chat',
    searchThreads: 'Search chats',
    noThreadFound: 'No chat found',
    threadSearchFailed: 'Couldn’t search. Showing matches from this list only.',
    pinnedThreads: 'Pinned',
    unreadThread: 'New answer',
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
    starters: 'Suggested questions',
    scrollToLatest: 'Scroll to the latest message',
    openChat: 'Open chat',
    closeChat: 'Close chat',
    question: 'You asked',
    answer: 'Answer',
    copyMarkdown: 'Copy as Markdown',
    copyText: 'Copy as text',
    editQuestion: 'Edit and ask again',
    goodAnswer: 'Good answer',
    badAnswer: 'Bad answer',
    /** The badge of a conversation on a branch of the data model. */
    branch: (name: string) => `Branch ${name}`,
    backToMainBranch: 'Back to the main branch',
    loadingThread: 'Loading the conversation…',
    connectionLost: 'Connection lost. Reconnecting…',
    stopping: 'Stopping…',
    stopped: 'You stopped this answer.',
    /** Shown below a question that was never answered. */
    unanswered: 'This question wasn’t answered.',
    /** Shown for an answer that was cut off; for everything else, see `errors.interrupted`. */
    interrupted: 'The answer was interrupted.',
    interruptedAdvice: 'Retry to get the full answer.',
    /** Shown below an interrupted answer if later answers follow. */
    mayBeWhole: 'The full answer may be available now.',
    checkAgain: 'Check again',
    suspended: 'This answer is paused. You can continue it within 24 hours.',
    resume: 'Continue',
    offline: 'You’re offline. Your draft is kept.',
    /** The reason why a question is not sent while another one is being answered. */
    waitForAnswer: 'Wait for the answer to finish, or stop it. Your draft is kept.',
    busyElsewhere: 'Another answer is in progress in this conversation.',
    watch: 'Watch',
    stopIt: 'Stop answer',
    answerReady: 'Answer ready',
    answerFailed: 'Answer failed',
    answerEmpty: 'The agent returned no text.',
    messageTooLong: 'This message is too long to send.',
    imageBlocked: 'Image blocked',
    /** The host has not set the address of the service, or the user. */
    notSetUp: 'Chat isn’t set up yet.',
  },
  steps: {
    thinking: 'Thinking…',
    working: 'Working…',
    searchingModel: 'Searching the data model…',
    searchedModel: 'Searched the data model',
    /** A running query. `subject` is the title that the agent gave it. */
    querying: (subject: string) => `Querying ${subject}…`,
    /** A completed query. `subject` is the title that the agent gave it. */
    queried: (subject: string) => `Queried ${subject}`,
    /** A running tool without its own label, by the name that the service gives it. */
    runningTool: (name: string) => `Running ${name}…`,
    /** A completed tool without its own label, by the name that the service gives it. */
    ranTool: (name: string) => `Ran ${name}`,
    /** Shown if a tool failed, with the title of its query or the name of the tool. */
    failedTool: (name: string) => `${name} failed`,
    /** The button that shows the steps. `duration` is formatted, or empty while it is unknown. */
    summary: (count: number, duration: string) => `${count === 1 ? '1 step' : `${count} steps`}${duration === '' ? '' : ` · ${duration}`}`,
    input: 'Input',
    output: 'Result',
    failed: 'Failed',
    showSteps: 'Steps',
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
