import { exportMarkdown } from '../../results/export/exportMarkdown.js';
import { onOneLine } from '../../results/export/spreadsheetText.js';
import type { ThreadWriter } from './ThreadWriter.js';

/** Writes a thread as Markdown. Questions and titles are text; answers keep their Markdown. Yields pieces. */
export function* writeMarkdown({ title, turns, rowCount }: ThreadWriter): Generator<string> {
  yield `# ${plain(title)}\n`;
  for (const { question, results, answer } of turns) {
    if (question !== '') yield `\n## ${plain(question)}\n`;
    for (const { title: name, description, rows } of results) {
      if (name !== '') yield `\n**${plain(name)}**\n`;
      if (description !== '') yield `\n${plain(description)}\n`;
      if (rows.rows.length > 0) {
        yield '\n';
        yield* exportMarkdown(rows);
        yield '\n';
      }
      yield `\n${plain(rowCount(rows))}\n`;
    }
    if (answer !== '') yield `\n${answer.trim()}\n`;
  }
}

/** One line of text without markup. */
function plain(text: string): string {
  return Array.from(onOneLine(text).trim(), (letter) => (markup.has(letter) ? `\\${letter}` : letter)).join('');
}

const markup = new Set('\\`*_[]<>~#&$|');
