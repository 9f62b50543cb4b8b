import { exportMarkdown } from '../../results/export/exportMarkdown.js';
import { onOneLine } from '../../results/export/spreadsheetText.js';
import { rowCount } from '../../results/rowCount.js';
import { answerMarkdown, closingMarkdown, plainMarkdown } from './answerMarkdown.js';
import { isSameTitle, type SharedThread } from './sharedTurns.js';

/**
 * Writes a thread as Markdown, piece by piece. Questions and titles are plain text. Headings of an answer are below that of its question,
 * and footnote labels are unique in the file.
 */
export function* writeMarkdown({ title, turns, labels, formats, syntax, disclaimer = [] }: SharedThread): Generator<string> {
  yield plainMarkdown(onLine(title), { depth: 1 });
  for (const [index, { question, results, answer }] of turns.entries()) {
    yield `\n${plainMarkdown(onLine(question) || labels.chat.answer, { depth: 2 })}`;
    for (const { title: name, description, rows } of results) {
      if (!isSameTitle(name, question)) yield `\n${plainMarkdown(onLine(name), { isStrong: true })}`;
      if (onLine(description) !== '') yield `\n${plainMarkdown(onLine(description))}`;
      if (rows.rows.length > 0 && rows.columns.length > 0) {
        yield '\n';
        yield* exportMarkdown(rows);
        yield '\n';
      }
      yield `\n${plainMarkdown(rowCount(rows.rows.length, rows.totalRows, labels, formats))}`;
    }
    const text = answerMarkdown(answer, { firstLevel: 3, noteName: (number) => `${index + 1}-${number}`, syntax });
    if (text !== '') yield `\n${text}`;
  }
  if (disclaimer.length > 0) yield `\n${closingMarkdown(disclaimer)}`;
}

function onLine(text: string): string {
  return onOneLine(text).trim();
}
