/** The words of conversations: of the panel, of Markdown, of results and of charts. */
export interface ChatWords {
  readonly markdown: MarkdownLabels;
  readonly chat: ChatLabels;
  readonly steps: StepLabels;
  readonly result: ResultLabels;
  readonly chart: ChartLabels;
}

/** The words in texts written in Markdown. */
export interface MarkdownLabels {
  readonly code: string;
  readonly copyCode: string;
  readonly table: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly footnotes: string;
  /** The accessible name of a reference to a footnote, by its number. */
  readonly footnote: (number: string) => string;
  /** The link from a footnote back to the text. */
  readonly backToFootnoteReference: (number: string) => string;
}

/** The words of the conversation and its composer. */
export interface ChatLabels {
  readonly heading: string;
  readonly intro: string;
  readonly conversation: string;
  readonly message: string;
  readonly placeholder: string;
  readonly send: string;
  readonly stop: string;
  readonly newChat: string;
  readonly threads: string;
  readonly recentThreads: string;
  readonly noRecentThreads: string;
  readonly untitledThread: string;
  readonly starters: string;
  readonly scrollToLatest: string;
  readonly openChat: string;
  readonly closeChat: string;
  readonly question: string;
  readonly answer: string;
  readonly copyMarkdown: string;
  readonly copyText: string;
  readonly editQuestion: string;
  readonly goodAnswer: string;
  readonly badAnswer: string;
  /** The badge of a conversation on a branch of the data model. */
  readonly branch: (name: string) => string;
  readonly backToMainBranch: string;
  readonly loadingThread: string;
  readonly connectionLost: string;
  readonly stopping: string;
  readonly stopped: string;
  /** Below a question whose run came to nothing. */
  readonly unanswered: string;
  /** Of an answer that was cut off; `errors.interrupted` says it of anything else. */
  readonly interrupted: string;
  readonly interruptedAdvice: string;
  /** Below an interrupted answer that others follow. */
  readonly mayBeWhole: string;
  readonly checkAgain: string;
  readonly suspended: string;
  readonly resume: string;
  readonly offline: string;
  /** Why a question is not sent while another is being answered. */
  readonly waitForAnswer: string;
  readonly busyElsewhere: string;
  readonly watch: string;
  readonly stopIt: string;
  readonly answerReady: string;
  readonly answerFailed: string;
  readonly answerEmpty: string;
  readonly messageTooLong: string;
  readonly imageBlocked: string;
  /** The host has not said where the service is, or who asks. */
  readonly notSetUp: string;
  /** How long the service asks to wait after too many requests. */
  readonly retryIn: (time: string) => string;
  readonly retryReady: string;
}

/** The words for the steps of an answer. */
export interface StepLabels {
  readonly thinking: string;
  readonly working: string;
  readonly searchingModel: string;
  readonly searchedModel: string;
  /** A running query. `subject` is the title that the agent gave it. */
  readonly querying: (subject: string) => string;
  /** A completed query. `subject` is the title that the agent gave it. */
  readonly queried: (subject: string) => string;
  /** A running tool that is unknown here, by its name at the service. */
  readonly runningTool: (name: string) => string;
  /** A completed tool that is unknown here, by its name at the service. */
  readonly ranTool: (name: string) => string;
  /** A tool that failed: the title of its query, or its name at the service. */
  readonly failedTool: (name: string) => string;
  /** The button that shows the steps. `duration` is formatted, or empty while it is unknown. */
  readonly summary: (count: number, duration: string) => string;
  readonly input: string;
  readonly output: string;
  readonly failed: string;
  readonly showSteps: string;
}

/** The words around tables and charts of query results. */
export interface ResultLabels {
  readonly chart: string;
  readonly table: string;
  readonly sql: string;
  readonly view: string;
  /** The number of rows, formatted, if more exist than are loaded. */
  readonly rows: (shown: string, total: string) => string;
  /** The number of rows if all are loaded. `formatted` is the total as the reader's locale writes it. */
  readonly allRows: (total: number, formatted: string) => string;
  readonly noRows: string;
  readonly loadAllRows: string;
  /** Shown while the rows that the agent left out are read. */
  readonly loadingRows: (loaded: string, total: string) => string;
  /** Shown if there are more rows than can be loaded. */
  readonly rowCapReached: (cap: string) => string;
  readonly loadFailed: string;
  readonly download: string;
  readonly downloadCsv: string;
  readonly downloadJson: string;
  readonly downloadPng: string;
  readonly downloadSvg: string;
  /** "Download CSV (100 of 2,431 rows)" */
  readonly ofPart: (label: string, rows: string) => string;
  /** The menu item that loads all rows before it downloads them. */
  readonly downloadAllCsv: (total: string) => string;
  readonly copySql: string;
  readonly copyTable: string;
  readonly details: string;
  readonly columns: string;
  readonly resultId: string;
  readonly timeZone: string;
  readonly branch: string;
  /** The button of a column header that sorts, from small to large. */
  readonly sortAscending: (column: string) => string;
  /** The button of a column header that sorts, from large to small. */
  readonly sortDescending: (column: string) => string;
  /** The button of a column header that restores the order of the query. */
  readonly clearSort: (column: string) => string;
  /** Below a table that is sorted while it holds a part of the rows. */
  readonly sortsLoadedRows: (shown: string, total: string) => string;
  readonly emptyValue: string;
  readonly yes: string;
  readonly no: string;
  readonly untitled: string;
}

/** The words around charts, and the summary that screen readers read. */
export interface ChartLabels {
  /** "Bar chart: revenue by month, 12 rows, highest March 2.3M" */
  readonly summary: (parts: ChartSummary) => string;
  readonly kinds: Readonly<Record<ChartKind, string>>;
  /** What an axis that counts rows is called. */
  readonly count: string;
  readonly loading: string;
  /** Shown below a chart that leaves out some of its rows. */
  readonly rowsNotShown: (missing: string, total: string) => string;
  /** Shown below a chart whose own labels are not supported. It has those of Parley instead. */
  readonly labelsReplaced: string;
  readonly cannotDraw: Readonly<Record<ChartProblem, string>>;
}

/** The facts about a chart that its summary mentions. */
export interface ChartSummary {
  readonly kind: string;
  readonly value: string;
  readonly by: string | undefined;
  readonly rows: string;
  readonly highest: { readonly at: string; readonly value: string } | undefined;
}

/** The kinds of chart that a label can name; `other` for all the rest. */
export type ChartKind = 'bar' | 'line' | 'area' | 'point' | 'arc' | 'rect' | 'other';

/** Why a chart is not drawn; the table is shown instead. */
export type ChartProblem =
  | 'broken-spec'
  | 'unsafe-spec'
  | 'unsupported-spec'
  | 'unfit-values'
  | 'nothing-shown'
  | 'too-large'
  | 'too-much-work'
  | 'no-rows'
  | 'not-loaded'
  | 'failed';
