import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import { visibleLine } from '../../../react/text/searchText.js';
import { finishedDocument } from '../../markdown/parse/finishedDocument.js';
import type { MarkdownNode } from '../../markdown/parse/MarkdownDocument.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { textOfNode } from '../model/answerText.js';

/**
 * Returns what the answer offers to reply: the items of a list at its end that follows a question, or, if the agent ran no query, an
 * introduction such as “You can ask:”. Returns none if an item is not a short text, because then the list is content.
 */
export function alternativesIn(turn: ChatTurn): readonly string[] {
  const text = turn.answer?.content ?? '';
  if (text.length > maxAnswer) return [];
  const [intro, list] = lastTwoBlocks(text);
  if (intro?.type !== 'paragraph' || list?.type !== 'list') return [];
  if (list.children.length < 2 || list.children.length > maxItems) return [];
  const items = list.children.map((item) =>
    item.children.length === 1 && item.children[0]?.type === 'paragraph' ? plain(item.children[0]) : '',
  );
  if (items.some((item) => item === '' || item.length > maxItem)) return [];
  const isOffered =
    asks(textOfNode(intro)) || items.every(asks) || (introduces(textOfNode(intro)) && hasNoResult(turn) && items.every(isPhrase));
  return isOffered && new Set(items).size === items.length ? items : [];
}

function lastTwoBlocks(text: string): readonly (MarkdownNode | undefined)[] {
  const blocks = finishedDocument(text).chunks.flat();
  return [blocks.at(-2), blocks.at(-1)];
}

/** The text as one line, without the quotation marks around it. Empty if it has more than a line. */
function plain(node: MarkdownNode): string {
  const written = textOfNode(node).trim();
  const text = written.includes('\n') ? '' : visibleLine(written);
  return text.length > 2 && quotes.includes(`${text[0]}${text.at(-1)}`) ? text.slice(1, -1).trim() : text;
}

function asks(text: string): boolean {
  return /[?？؟]$/.test(text.trim().replace(/[:：]$/, ''));
}

function introduces(text: string): boolean {
  return /[:：]$/.test(text.trim());
}

/** Single words are more likely names in an explanation than questions. Chinese and Japanese write no spaces. */
function isPhrase(text: string): boolean {
  return /\s/.test(text) || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{4}/u.test(text);
}

function hasNoResult({ steps }: ChatTurn): boolean {
  return !steps.some(({ toolCall }) => toolCall !== undefined && readToolResult(toolCall)?.kind === 'sql');
}

const quotes = ['""', '“”', '„“', '«»', '「」', "''", '‘’'];
const maxAnswer = 4000;
const maxItems = 6;
const maxItem = 120;
