import { exportMarkdown } from '../../results/export/exportMarkdown.js';
import { onOneLine } from '../../results/export/spreadsheetText.js';
import type { SharedThread } from './sharedTurns.js';

/** Writes a thread as Markdown, piece by piece. Questions and titles are plain text; answers keep their Markdown. */
export function* writeMarkdown({ title, turns, rowCount }: SharedThread): Generator<string> {
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

/** Puts a text on one line and escapes its markup. */
function plain(text: string): string {
  return Array.from(onOneLine(text).trim(), (letter) => (markup.has(letter) ? `\\${letter}` : letter)).join('');
}

const markup = new Set('\\`*_[]<>~#&$|');
