export const englishActing = {
  /** The button that opens where a result comes from. The names of views and further facts follow. */
  source: 'Source',
  trusted: 'Trusted',
  /** Shown if a result cannot be marked as trusted. */
  notTrusted: (names: string) => `Not marked as trusted: ${names}`,
  /** Names in a query that no search of the data model found. */
  notInModel: (names: string) => `Not found in the data model: ${names}`,
  /** The rows that apply to the reader, such as “Europe”. */
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
  /** Names the menu of a value in a chart or table. Its items are questions. */
  askAbout: (value: string) => `Ask about ${value}`,
  /** Describes a chart to screen readers. */
  pressEnter: 'Press Enter to ask about a value.',
  /** A question that keeps one value of a column, such as “Region: Europe”. */
  only: (value: string) => `Only ${value}`,
  /** A question that splits one value of a column by a dimension. */
  byFor: (dimension: string, value: string) => `By ${dimension}, for ${value}`,
  compare: (period: string) => `Compare ${period} with the period before`,
  /** Announced once a question is in the message field. */
  questionReady: 'The question is in the message field.',
  exportChat: 'Export chat',
  saveMarkdown: 'Save as Markdown',
  savePage: 'Save as web page',
  print: 'Print',
  copyChatLink: 'Copy link to this chat',
  copyAnswerLink: 'Copy link to this answer',
  /** Hands a result to the host. */
  saveResult: 'Save result',
  /** The title of the dialog that creates a report of the service. */
  saveReport: 'Save as report',
  reportName: 'Name',
  workbook: 'Workbook',
  /** In place of a workbook. */
  noWorkbook: 'None',
  save: 'Save',
  reportSaved: (name: string) => `Saved as “${name}”.`,
  openReport: 'Open report',
};
