import type { Options } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { attention, htmlFlow } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { bareAddress, endsAddress } from '../../../ui/text/bareAddress.js';
import { bareLinks } from './bareLinks.js';
import { kindAfter, kindBefore, readRun } from './delimiterRuns.js';

export type SyntaxExtension = Exclude<NonNullable<Options['extensions']>[number], readonly unknown[]>;

export type Construct = Exclude<NonNullable<NonNullable<SyntaxExtension['text']>[number]>, readonly unknown[]>;

type Tokenizer = Construct['tokenize'];
type TokenizeContext = ThisParameterType<Tokenizer>;
type State = ReturnType<Tokenizer>;
type Code = Parameters<State>[0];
type Effects = Parameters<Tokenizer>[0];
type TokenType = Parameters<Effects['enter']>[0];
type Token = TokenizeContext['events'][number][1];
type MdastExtension = Exclude<NonNullable<Options['mdastExtensions']>[number], readonly unknown[]>;

const tilde = 126;
const lessThan = 60;

/** Wraps a construct so that the characters around a delimiter run decide whether it can open or close. */
function withRunRoles(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      const decide = (code: Code) => {
        const token = this.events.at(-1)?.[1];
        if (token !== undefined) Object.assign(token, roleOf(token, previous, code, this));
        return ok(code);
      };
      return construct.tokenize.call(this, effects, decide, nok);
    },
  };
}

function roleOf(token: Token, previous: Code, next: Code, context: TokenizeContext): Pick<Token, '_open' | '_close'> {
  const { start, end } = token;
  const at = start._bufferIndex;
  const before = at > 0 ? context.sliceSerialize({ start: { ...start, _bufferIndex: Math.max(0, at - 3) }, end: start }) : textOf(previous);
  const isInChunk = end._index === start._index && end._bufferIndex >= 0;
  const after = isInChunk ? context.sliceSerialize({ start: end, end: { ...end, _bufferIndex: end._bufferIndex + 2 } }) : textOf(next);
  const mark = context.sliceSerialize(token).charAt(0);
  const { opens, closes } = readRun(mark, kindBefore(before), kindAfter(after));
  if (mark === '~') return { _open: opens, _close: closes };
  // A run of emphasis may open right before `~~` and close right after it.
  return { _open: opens || next === tilde, _close: closes || previous === tilde };
}

/** Returns the character, or an empty string at a line ending and at the end of the text. */
function textOf(code: Code): string {
  return code === null || code < 0 ? '' : String.fromCodePoint(code);
}

/**
 * Reads a bare URL that is followed by Chinese, Japanese or Korean punctuation, or by a quotation mark. For other URLs, GitHub's construct
 * comes next; it would read everything up to a space.
 */
function addressBeforeMark(name: string, token: TokenType, previous: RegExp, pattern: RegExp): Construct {
  return {
    name,
    tokenize(effects, ok, nok) {
      if (!previous.test(textOf(this.previous)) || !pattern.test(ahead(this, longestStart)) || isInLabel(this)) return nok;
      const line = ahead(this, Number.POSITIVE_INFINITY);
      const address = bareAddress(line);
      // The first character after any ASCII punctuation.
      const [next = ''] = /[^!-;=-~]/.exec(line.slice(address.length)) ?? [];
      if (!endsAddress(next) || !pattern.test(address)) return nok;
      let left = address.length;
      const inside: State = (code) => {
        if (left === 0) {
          effects.exit(token);
          effects.exit(literalAutolink);
          return ok(code);
        }
        left -= 1;
        effects.consume(code);
        return inside;
      };
      return (code) => {
        effects.enter(literalAutolink);
        effects.enter(token);
        return inside(code);
      };
    },
  };
}

/** The next characters on the same line. */
function ahead(context: TokenizeContext, length: number): string {
  const start = context.now();
  return context.sliceSerialize({ start, end: { ...start, _bufferIndex: start._bufferIndex + length } });
}

/** True inside brackets that may become a link. Checks each token once, because a line may contain thousands of URLs. */
function isInLabel({ events }: TokenizeContext): boolean {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const token = events[index]?.[1];
    if (token === undefined || outsideLabels.has(token)) break;
    if ((token.type === 'labelLink' || token.type === 'labelImage') && token._balanced !== true) return true;
  }
  const last = events.at(-1)?.[1];
  if (last !== undefined) outsideLabels.add(last);
  return false;
}

/** Tokens that no open bracket precedes. */
const outsideLabels = new WeakSet<Token>();

// Token names of GitHub's extension, which only its own types declare.
const literalAutolink = 'literalAutolink' as TokenType;
const longestStart = 'https://a'.length;

const protocolAddress = addressBeforeMark(
  'protocolAutolink',
  'literalAutolinkHttp' as TokenType,
  /^(?![a-z])/i,
  /^https?:\/\/[\p{L}\p{N}]/iu,
);
const wwwAddress = addressBeforeMark('wwwAutolink', 'literalAutolinkWww' as TokenType, /^(?:[\s(*_[\]~]|$)/, /^www\.[\p{L}\p{N}]/iu);

/** Keeps a line that starts with `<br>` as text. Otherwise, everything up to the next blank line would be HTML. */
const htmlExceptBreaks: Construct = {
  ...htmlFlow,
  name: 'htmlExceptBreaks',
  tokenize(effects, ok, nok) {
    return breakStart.test(ahead(this, longestBreak)) ? nok : htmlFlow.tokenize.call(this, effects, ok, nok);
  },
};

/** True for `<br>`, which is rendered as a line break. */
export function isBreak(html: string): boolean {
  return html.length <= longestBreak && breakStart.test(html);
}

const breakStart = /^<br[ \t]*\/?>/i;
const longestBreak = 12;

/** GitHub's extension, with our own rules for tildes. */
function githubSyntax(): SyntaxExtension {
  const { text, ...extension } = gfm({ singleTilde: false });
  const strikethrough = [text?.[tilde] ?? []].flat().map(withRunRoles);
  return { ...extension, text: { ...text, [tilde]: strikethrough } };
}

const emphasis = withRunRoles(attention);

/**
 * GitHub Flavored Markdown, with three changes for real-world text: a single tilde is text, emphasis and bare URLs need no spaces next to
 * Chinese, Japanese and Korean punctuation, and `<br>` breaks a line.
 */
export const writtenSyntax: readonly SyntaxExtension[] = [
  githubSyntax(),
  {
    text: { 42: emphasis, 95: emphasis, 72: protocolAddress, 104: protocolAddress, 87: wwwAddress, 119: wwwAddress },
    flow: { [lessThan]: htmlExceptBreaks },
    disable: { null: ['htmlFlow'] },
  },
];

/** The extensions that turn tokens into nodes. */
export const writtenToMdast: readonly MdastExtension[] = [
  bareLinks,
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
];
