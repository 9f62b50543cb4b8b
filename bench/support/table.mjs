/** Prints rows of text as a table, with the first row as the header. */
export function printTable(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const lineOf = (cells) => cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head, ...body] = rows;
  const lines = [lineOf(head), rule, ...body.map(lineOf)].map((cells) => `| ${cells.join(' | ')} |`);
  process.stdout.write(`\n### ${title}\n\n${lines.join('\n')}\n`);
}
