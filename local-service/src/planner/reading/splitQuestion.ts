import type { TimeRange } from '../plan/timeRange.js';
import type { Lexicon } from './lexicon.js';
import type { Reading } from './Reading.js';
import { readQuestion } from './readQuestion.js';

/** One of several things that a message asks for. */
export interface QuestionPart {
  readonly text: string;
  /** The time that another part of the same sentence names for all of them. */
  readonly sharedRange: TimeRange | undefined;
}

export interface QuestionParts {
  readonly parts: readonly QuestionPart[];
  /** The number of requests left unanswered. */
  readonly leftOut: number;
}

/** Finds the parts of a message that need a result each: sentences, lines of a list, "and" between two requests. */
export function splitQuestion(text: string, lexicon: Lexicon): QuestionParts {
  if (text.length > maxLength) return { parts: [{ text, sharedRange: undefined }], leftOut: 0 };
  const read = (part: string) => readQuestion(part, lexicon);
  const sentences = joinRemarks(sentencesOf(text), read);
  const parts = sentences
    .flatMap((sentence) => withSharedRange(requestsIn(sentence, read), read))
    .map((part, index) => (index === 0 ? part : { ...part, text: withoutJoiner(part.text) }));
  if (parts.length === 0) return { parts: [{ text, sharedRange: undefined }], leftOut: 0 };
  return { parts: parts.slice(0, maxParts), leftOut: Math.max(0, parts.length - maxParts) };
}

/** A longer text is a pasted document with one question at its start. */
const maxLength = 1_200;
const maxParts = 4;
/** Each is read from the start of its request: many would take long. */
const maxJoints = 12;

type Read = (text: string) => Reading;

function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of text
    .split('\n')
    .flatMap(numberedItems)
    .flatMap((line) => line.split(/[.?!;]\s/))) {
    const sentence = piece.replace(/^[\s\-*•]+/, '').trim();
    const last = sentences.at(-1) ?? '';
    if (abbreviations.has(last.slice(last.lastIndexOf(' ') + 1).toLowerCase())) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else if (sentence !== '') sentences.push(sentence);
  }
  return sentences;
}

const abbreviations: ReadonlySet<string> = new Set(['vs', 'approx', 'incl', 'excl', 'resp', 'no', 'st']);

/** "1. revenue by region 2. units by category", on one line or several. */
function numberedItems(line: string): readonly string[] {
  const words = line.split(' ');
  const starts = words.flatMap((word, index) => (/^\d[.)]$/.test(word) ? [index] : []));
  const isList =
    starts.length > 0 &&
    starts[0] === 0 &&
    starts.every((start, index) => words[start]?.startsWith(String(index + 1)) || starts.length === 1);
  if (!isList) return [line];
  return starts.map((start, index) => words.slice(start + 1, starts[index + 1]).join(' '));
}

/** A greeting, or a wish for a chart, belongs to the request beside it. */
function joinRemarks(sentences: readonly string[], read: Read): readonly string[] {
  const joined: string[] = [];
  let opening = '';
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (isRequest(read(sentence))) {
      joined.push(`${opening} ${sentence}`.trim());
      opening = '';
    } else if (last === undefined) opening = `${opening} ${sentence}`.trim();
    else joined[joined.length - 1] = `${last} ${sentence}`;
  }
  return joined.length > 0 ? joined : [sentences.join(' ')];
}

/** Cuts a sentence at each "then" or "and" that begins a separate request. */
function requestsIn(sentence: string, read: Read): readonly string[] {
  const pair =
    /^(.{0,200}?)\b(best|top|highest|most|largest) ((?:\d{1,3} )?)and (?:the )?(worst|bottom|lowest|least|smallest)((?: \d{1,3})?) /i.exec(
      sentence,
    );
  if (pair !== null) {
    const rest = sentence.slice(pair[0].length);
    return [`${pair[1]}${pair[2]} ${pair[3]}${rest}`, `${pair[4]}${pair[5]} ${rest}`].map((part) => part.trim());
  }
  const pieces = sentence.split(joiner);
  const requests = [pieces[0] ?? ''];
  for (let index = 1; index + 1 < pieces.length; index += 2) {
    const word = pieces[index] ?? '';
    const before = requests.at(-1) ?? '';
    const piece = pieces[index + 1] ?? '';
    if (index < 2 * maxJoints && isSeparate(read(before), read(piece), { word, piece })) requests.push(piece);
    else requests[requests.length - 1] = `${before}${word}${piece}`;
  }
  return requests.map((request) => request.trim()).filter((request) => request !== '');
}

/** "Also by channel" adds to the question before; after another part, "also" only joins the two. */
function withoutJoiner(request: string): string {
  return request.replace(/^(?:then|also) /i, '');
}

const joiner = /(,? and then |,? then |,? and also |, and | and |, | & | as well as | plus )/i;

interface Joint {
  readonly word: string;
  readonly piece: string;
}

function isSeparate(before: Reading, after: Reading, { word, piece }: Joint): boolean {
  if (!isRequest(before)) return false;
  if (/then/i.test(word)) return isRequest(after) || keysOf(after) !== '';
  if (!isRequest(after)) return false;
  if (isOneResult(before, after)) return false;
  if (before.compare === undefined && before.ranges.length > 0 && after.ranges.length > 0 && after.measures.length > 0) return true;
  if (questionStart.test(piece)) return true;
  if (after.rank !== undefined) return after.dimensions.length > 0 || after.grain !== undefined;
  return after.measures.length > 0 && keysOf(after) !== '' && keysOf(before) !== '';
}

const questionStart = /^(?:how|what|which|who|where|when|show|list|give|tell|draw|plot|compare)\b/i;

/** Both are numbers of the same rows, so they stand in one table. */
function isOneResult(before: Reading, after: Reading): boolean {
  const isPlain = before.rank === undefined && after.rank === undefined && before.filters.length === 0 && before.ranges.length === 0;
  const areMeasures = before.measures.length > 0 && after.measures.length > 0;
  return isPlain && areMeasures && keysOf(before) === keysOf(after) && before.conditions.length + before.absences.length === 0;
}

function keysOf({ dimensions, grain, isOverTime }: Reading): string {
  return [...dimensions.map(({ name }) => name), grain ?? (isOverTime ? 'time' : '')]
    .filter((key) => key !== '')
    .sort()
    .join(' ');
}

/** It says by itself what to show. */
function isRequest(reading: Reading): boolean {
  const { measures, dimensions, isCount, isList, isSelling, rank, grain, askedFor, conditions, absences } = reading;
  if (measures.length > 0 || absences.length > 0) return true;
  if (dimensions.length > 0 || askedFor !== undefined) return isCount || isList || isSelling || rank !== undefined || conditions.length > 0;
  return rank !== undefined && grain !== undefined;
}

/** A time at the end of a sentence is meant for all of its parts, and one at the start as well. */
function withSharedRange(requests: readonly string[], read: Read): readonly QuestionPart[] {
  if (requests.length < 2) return requests.map((text) => ({ text, sharedRange: undefined }));
  const readings = requests.map(read);
  const named = readings.flatMap(({ ranges, comparedRange }) => (comparedRange === undefined ? ranges : [...ranges, comparedRange]));
  const [range] = named;
  return requests.map((text, index) => ({
    text,
    sharedRange: named.length === 1 && readings[index]?.ranges.length === 0 && readings[index]?.compare === undefined ? range : undefined,
  }));
}
