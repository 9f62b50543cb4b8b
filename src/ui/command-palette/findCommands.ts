import { searchKey } from '../../react/text/searchText.js';
import type { Command, CommandGroup } from './Command.js';

/** Groups of commands with their texts prepared for searching. */
export type CommandIndex = readonly IndexedGroup[];

interface IndexedGroup {
  readonly group: CommandGroup;
  readonly entries: readonly IndexedCommand[];
}

interface IndexedCommand {
  readonly command: Command;
  readonly label: string;
  /** Label, detail, keywords and heading. */
  readonly all: string;
}

/** Prepares commands for `findCommands`. */
export function indexCommands(groups: readonly CommandGroup[]): CommandIndex {
  return groups.map((group) => ({
    group,
    entries: group.commands.map((command) => {
      const { label, detail = '', keywords = [] } = command;
      const words = [label, detail, group.label, ...keywords.slice(0, mostKeywords)];
      return { command, label: foldText(label), all: foldText(words.map((word) => word.slice(0, longestText)).join('\n'), longestTexts) };
    }),
  }));
}

/**
 * Returns the groups with the commands that contain every word of the query; groups without a match are left out. Commands that begin with
 * the query come first, then those that match at the beginning of words, then those that match inside words. A label counts more than
 * keywords. Among equal matches, recent commands come first, and the others keep their order. The group with the best command comes first.
 */
export function findCommands(index: CommandIndex, query: string, recent: readonly string[] = []): readonly CommandGroup[] {
  const folded = foldText(query);
  const words = folded.split(/\s+/u).filter(Boolean).slice(0, mostWords);
  const found = index.map(({ group, entries }) => {
    const matches = entries.flatMap((entry) => {
      const rank = rankOf(entry, folded, words);
      return rank === undefined ? [] : [{ command: entry.command, rank: rank * 2 + (recent.includes(entry.command.id) ? 0 : 1) }];
    });
    matches.sort((one, other) => one.rank - other.rank);
    return { group: { ...group, commands: matches.map(({ command }) => command) }, rank: matches[0]?.rank };
  });
  return found
    .filter(hasRank)
    .sort((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
}

/** Makes texts comparable. Long ones are cut. */
function foldText(text: string, longest = longestText): string {
  return searchKey(text.slice(0, longest));
}

/** The worst rank of a word, or `undefined` if one is missing. */
function rankOf({ label, all }: IndexedCommand, query: string, words: readonly string[]): number | undefined {
  if (query !== '' && label.startsWith(query)) return 0;
  let worst = 1;
  for (const word of words) {
    if (startsWord(label, word)) continue;
    if (startsWord(all, word)) worst = Math.max(worst, 2);
    else if (label.includes(word)) worst = Math.max(worst, 3);
    else if (all.includes(word)) worst = 4;
    else return undefined;
  }
  return worst;
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !letterAtEnd.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

function hasRank<Found extends { readonly rank: number | undefined }>(found: Found): found is Found & { readonly rank: number } {
  return found.rank !== undefined;
}

const letterAtEnd = /[\p{L}\p{N}]$/u;
const longestText = 200;
const longestTexts = 1000;
const mostKeywords = 20;
const mostWords = 8;
