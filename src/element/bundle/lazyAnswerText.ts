// Replaces `chat/panel/model/answerText` in what the element loads first: see vite.config.ts.

/** Returns the text of an answer without Markdown marks, or as it is while the code that reads Markdown is not loaded. */
export function answerText(markdown: string): string {
  return read(markdown);
}

/** Sets the function that reads Markdown, once it is loaded. */
export function readAnswersWith(reader: (markdown: string) => string): void {
  read = reader;
}

let read = (markdown: string): string => markdown;
