import { YamlProblem } from './YamlProblem.js';

/** A value that stands on one line: a text, or a list of texts in brackets. */
export function readInlineValue(text: string, lineNumber: number): string | readonly string[] {
  const list = /^\[([\s\S]*)\](?:\s+#[\s\S]*)?$/.exec(text)?.[1];
  if (list !== undefined) return splitItems(list).map((item) => readText(item, lineNumber));
  return readText(text, lineNumber);
}

function readText(text: string, lineNumber: number): string {
  const quoted = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')(?:\s+#.*)?$/.exec(text);
  if (quoted !== null) return quoted[1]?.replaceAll(/\\(.)/g, '$1') ?? quoted[2]?.replaceAll("''", "'") ?? '';
  if (/^["']/.test(text)) throw new YamlProblem(lineNumber, 'has an unclosed quote');
  if (/^[[\]{}&*!|>%@`]/.test(text)) throw new YamlProblem(lineNumber, `must put the text in quotes, because it starts with "${text[0]}"`);
  const plain = text.replace(/\s#[\s\S]*$/, '').trimEnd();
  if (/:(\s|$)/.test(plain)) throw new YamlProblem(lineNumber, 'must put the text in quotes, because it contains a second colon');
  return plain;
}

/** Parts the items at commas that stand outside quotes. */
function splitItems(list: string): readonly string[] {
  return (list.match(/(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'|[^,\s])[^,]*/g) ?? []).map((item) => item.trimEnd());
}
