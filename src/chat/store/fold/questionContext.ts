import { ServiceError } from '../../../client/errors/ServiceError.js';
import { isJsonObject } from '../../../client/json/isJsonObject.js';
import type { ContextItem } from './Draft.js';

/**
 * Facts about the page that are sent along with a question, such as `{ page: 'Dashboard 7', filters: { region: 'Europe' } }`. Anything that
 * JSON can hold, at most 8,000 characters of it.
 * @see docs/chat-parts.md#context
 */
export type QuestionContext = Readonly<Record<string, unknown>>;

/** The context: a list of facts that users see and can remove, an object, or a function that returns the current object. */
export type QuestionContextSource = readonly ContextItem[] | QuestionContext | (() => QuestionContext | undefined);

/** A question as the user wrote it, and the context that was sent along. */
export interface QuestionText {
  readonly content: string;
  /** The context as JSON text; `undefined` if there is none. */
  readonly context: string | undefined;
}

/**
 * Returns the context, merged with that of one question, as JSON text; `undefined` if there is none. Throws a `validation` error if it is
 * invalid or too long.
 */
export function readContext(
  source: QuestionContext | (() => QuestionContext | undefined) | undefined,
  own?: QuestionContext,
): string | undefined {
  try {
    const shared = typeof source === 'function' ? source() : source;
    const context = own === undefined ? shared : { ...shared, ...own };
    if (context === undefined || Object.keys(context).length === 0) return undefined;
    // No text in it can look like the end of the block.
    const json = JSON.stringify(context).replaceAll('<', '\\u003c');
    if (!isContext(json) || json.length > maxContextCharacters) throw new RangeError(`${json.length} characters`);
    return json;
  } catch (cause) {
    const message = `The context of a question must be an object with at most ${maxContextCharacters} characters as JSON.`;
    throw new ServiceError('validation', message, { operation: 'send', reason: 'not-configured', field: 'context', cause });
  }
}

/** Returns the `input` of a chat request: the question, then its context as a block at the end. */
export function writeInput({ content, context }: Pick<QuestionText, 'content'> & Partial<QuestionText>): string {
  // A question that itself ends like one with a context gets an empty one, so that it is read as it was written.
  const json = context ?? (readInput(content).context === undefined ? undefined : '{}');
  return json === undefined ? content : `${content}${opening}${json}${closing}`;
}

/** The reverse of `writeInput`, for questions as the service returns them. Never throws; a block that is not a context is text. */
export function readInput(input: string): QuestionText {
  const text = input.trimEnd();
  const start = text.lastIndexOf(opening);
  if (start === -1 || !text.endsWith(closing)) return { content: input, context: undefined };
  const json = text.slice(start + opening.length, -closing.length);
  return isContext(json) ? { content: text.slice(0, start), context: json } : { content: input, context: undefined };
}

/** True for a list of facts. */
export function isItems(source: QuestionContextSource | undefined): source is readonly ContextItem[] {
  return Array.isArray(source);
}

/** True for a fact, as opposed to what a host without types may have passed. */
export function isItem(item: ContextItem | null | undefined): item is ContextItem {
  return typeof item?.id === 'string' && typeof item.label === 'string';
}

/** Returns what is sent of a list of facts; an object as it is. */
export function factsOf(context: QuestionContext | readonly ContextItem[]): QuestionContext {
  return isItems(context) ? Object.fromEntries(context.filter(isItem).map(({ id, value }) => [id, value])) : context;
}

/** Returns the facts of a context as JSON text; `undefined` if it is missing or none. */
export function factsIn(json: string | undefined): QuestionContext | undefined {
  try {
    const value: unknown = json === undefined ? undefined : JSON.parse(json);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isContext(json: string): boolean {
  return factsIn(json) !== undefined;
}

const opening = '\n\n<context>\n';
const closing = '\n</context>';
const maxContextCharacters = 8_000;
