export const englishActing = {
  /** The button that shows where a result comes from. The names of views and further facts follow. */
  source: 'Source',
  trusted: 'Trusted',
  /** The members that keep a result from being marked as trusted. */
  notTrusted: (names: string) => `Not marked as trusted: ${names}`,
  /** Names in a query that no search of the data model found. */
  notInModel: (names: string) => `Not found in the data model: ${names}`,
  /** The rows the reader has access to, such as “Europe”. */
  yourRows: (rows: string) => `Your rows: ${rows}`,
  updated: (time: string) => `Data as of ${time}`,
  userAttributes: 'Your user attributes',
  conditions: 'Filters in the query',
  noConditions: 'None',
  showQuery: 'Show the query',
  /** Asked after “Bad answer”. */
  whatWasWrong: 'What was wrong?',
  reasons: {
    numbers: 'Wrong numbers',
    question: 'Didn’t answer the question',
    chart: 'Wrong chart',
    speed: 'Too slow',
    other: 'Something else',
  },
  comment: 'Comment (optional)',
  sendFeedback: 'Send feedback',
  skip: 'Skip',
  addComment: 'Add a comment',
  thanks: 'Thanks for your feedback.',
  /** The accessible name of the menu of questions about a value. */
  askAbout: (value: string) => `Ask about ${value}`,
  /** Part of the description of a chart for screen readers. */
  pressEnter: 'Press Enter to ask about a value.',
  /** The last line of a tooltip. */
  clickToAsk: 'Click to ask about it',
  /** A question that keeps one value of a column, such as “Region: Europe”. */
  only: (value: string) => `Only ${value}`,
  /** A question that splits one value of a column by a dimension. */
  byFor: (dimension: string, value: string) => `By ${dimension}, for ${value}`,
  /** A question that shows one value of a column over time. */
  byMonth: (value: string) => `By month, for ${value}`,
  /** A question that lists the rows that an amount is computed from. */
  rowsOf: (value: string) => `Show the rows of ${value}`,
  /** A question that compares one value of a column with an earlier period. */
  compareFor: (value: string) => `Compare with the previous period, for ${value}`,
  compare: (period: string) => `Compare ${period} with the previous period`,
  /** Announced once a question is in the message field. */
  questionReady: 'The question is in the message field.',
  exportChat: 'Export chat',
  saveMarkdown: 'Save as Markdown',
  savePage: 'Save as web page',
  /** Shown while a page is being saved: "Drawing charts: 3 of 12". */
  drawingCharts: (count: string, total: string) => `Drawing charts: ${count} of ${total}`,
  /** Replaces each chart of a saved page beyond the limit. */
  tooManyCharts: (count: string) => `Saved pages can have up to ${count} charts. Showing the table instead.`,
  print: 'Print',
  copyChatLink: 'Copy link to this chat',
  copyAnswerLink: 'Copy link to this answer',
  /** The button below a result that calls `onSave`. */
  saveResult: 'Save result',
  /** The label of that button, and announced, once `onSave` has saved it. */
  resultSaved: 'Saved',
  /** The title of the dialog that saves a result as a report. */
  saveReport: 'Save as report',
  reportName: 'Name',
  workbook: 'Workbook',
  /** The option without a workbook. */
  noWorkbook: 'None',
  save: 'Save',
  reportSaved: (name: string) => `Saved as “${name}”.`,
  openReport: 'Open report',
};
