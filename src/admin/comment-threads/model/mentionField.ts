import { canBeginAt, editText, insertMention, type Mentionable, type MentionText, readMentions, writeMentions } from './mentionText.js';

/** The state of a text field with mentions. */
export interface MentionFieldState {
  readonly draft: MentionText;
  /** The draft as it is sent. */
  readonly body: string;
  /** `undefined` while the field has no focus or text is selected. */
  readonly caret: number | undefined;
  /** True while an input method composes a word. */
  readonly isComposing: boolean;
  /** The position of the `@` whose search was dismissed. */
  readonly dismissedStart: number | undefined;
  readonly activeIndex: number;
}

export function startField(body: string, people: Iterable<Mentionable>): MentionFieldState {
  const draft = readMentions(body, people);
  return { draft, body, caret: undefined, isComposing: false, dismissedStart: undefined, activeIndex: 0 };
}

export function typeText(state: MentionFieldState, text: string, caret: number): MentionFieldState {
  const draft = editText(state.draft, text, caret);
  return keepDismissal({ ...state, draft, body: writeMentions(draft), caret, activeIndex: 0 });
}

export function moveCaret(state: MentionFieldState, caret: number | undefined): MentionFieldState {
  return caret === state.caret ? state : keepDismissal({ ...state, caret });
}

/** Replaces the searched text with the mention. */
export function pickPerson(state: MentionFieldState, person: Mentionable): MentionFieldState {
  const query = queryOf(state);
  if (query === undefined || state.caret === undefined) return state;
  const { draft, caret } = insertMention(state.draft, { start: query.start, end: state.caret }, person);
  return { ...state, draft, body: writeMentions(draft), caret, dismissedStart: undefined, activeIndex: 0 };
}

/** Closes the search until another one starts. */
export function dismissSearch(state: MentionFieldState): MentionFieldState {
  return { ...state, dismissedStart: queryOf(state)?.start };
}

/** Returns the present search for a person. Waits until an input method has completed its word. */
export function queryOf({ draft, caret, isComposing, dismissedStart }: MentionFieldState): MentionQuery | undefined {
  const query = caret === undefined || isComposing ? undefined : mentionQueryAt(draft, caret);
  return query?.start === dismissedStart ? undefined : query;
}

function keepDismissal(state: MentionFieldState): MentionFieldState {
  const isStillThere = state.caret !== undefined && mentionQueryAt(state.draft, state.caret)?.start === state.dismissedStart;
  return isStillThere ? state : { ...state, dismissedStart: undefined };
}

/** The text typed after an `@`. */
interface MentionQuery {
  /** The index of the `@`. */
  readonly start: number;
  readonly text: string;
}

/** Returns the mention being typed at the caret; `undefined` if there is none. Names may contain spaces, but no line break. */
export function mentionQueryAt({ text, mentions }: MentionText, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret <= start || !canBeginAt(text, start)) return undefined;
  if (mentions.some((mention) => mention.start <= start && start < mention.end)) return undefined;
  const query = text.slice(start + 1, caret);
  const isName = query.length <= maxLength && !/^\s|[\n\r]|\s\S*\s\S*\s/.test(query);
  return isName ? { start, text: query } : undefined;
}

const maxLength = 60;
