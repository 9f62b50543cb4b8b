/** The words that the panel needs before the parts which are loaded later. */
export const englishFirst = {
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
    /** Replaces `intro` in a read-only chat. */
    emptyThread: 'This chat is empty.',
    /** The AI disclaimer below the message field. */
    disclaimer: 'AI can make mistakes. Check important figures.',
    conversation: 'Conversation',
    message: 'Message',
    placeholder: 'Ask a question…',
    send: 'Send',
    stop: 'Stop',
    newChat: 'New chat',
    threads: 'Chats',
    recentThreads: 'Recent chats',
    unreadThread: 'New answer',
    starters: 'Suggested questions',
    scrollToLatest: 'Scroll to the latest message',
    question: 'You asked',
    answer: 'Answer',
    copyText: 'Copy as text',
    editQuestion: 'Edit and ask again',
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
};
