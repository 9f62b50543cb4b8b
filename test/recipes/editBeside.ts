/** A name that exists, and how a new one is written like it. */
export interface NewName {
  /** Puts the new name in place of the existing one. */
  rename(text: string): string;
  /** Matches the existing name in a list of several in one line, up to the next one. */
  readonly listed: RegExp;
  /** Matches lines that list several. */
  readonly list: RegExp;
}

/** Returns the text with the new name beside the existing one, as a line, a block in braces or brackets, or in a line that lists several. */
export function editBeside(text: string, { rename, list, listed }: NewName): string {
  const lines = text.split('\n');
  const edited: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (rename(line) === line) edited.push(line);
    else if (list.test(line)) edited.push(line.replace(listed, (item) => item + rename(item)));
    else {
      const block = lines.slice(index, lastOfBlock(lines, index) + 1);
      edited.push(...block, ...block.map(rename));
      index += block.length - 1;
    }
  }
  return edited.join('\n');
}

/** Returns the index of the line that closes what this line opens; that of the line itself if it opens nothing. */
function lastOfBlock(lines: readonly string[], first: number): number {
  const [, indent = '', open] = /^(\s*).*?([{[])?$/.exec(lines[first] ?? '') ?? [];
  if (open === undefined) return first;
  return lines.findIndex((line, index) => index > first && line.startsWith(`${indent}${open === '{' ? '}' : ']'}`));
}
