import { type MentionQuery, mentionQueryAt } from './mentionQuery.js';
import { editText, insertMention, type Mentionable, type MentionText, readMentions, writeMentions } from './mentionText.js';

/** A field that is being typed in. */
export interface MentionFieldState {
  readonly draft: MentionText;
  /** What `draft` is when it is sent. */
  readonly body: string;
  /** `undefined` while the field has no focus, or text is selected in it. */
  readonly caret: number | undefined;
  /** An input method is putting a word together. */
  readonly isComposing: boolean;
  /** The `@` whose search was closed. */
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

/** Puts the mention where the search for it stands. */
export function pickPerson(state: MentionFieldState, person: Mentionable): MentionFieldState {
  const query = queryOf(state);
  if (query === undefined || state.caret === undefined) return state;
  const { draft, caret } = insertMention(state.draft, { start: query.start, end: state.caret }, person);
  return { ...state, draft, body: writeMentions(draft), caret, dismissedStart: undefined, activeIndex: 0 };
}

/** Closes the search until another one begins. */
export function dismissSearch(state: MentionFieldState): MentionFieldState {
  return { ...state, dismissedStart: queryOf(state)?.start };
}

/** Whom the field is searching for. A word of an input method is not searched for before it is whole. */
export function queryOf({ draft, caret, isComposing, dismissedStart }: MentionFieldState): MentionQuery | undefined {
  const query = caret === undefined || isComposing ? undefined : mentionQueryAt(draft, caret);
  return query?.start === dismissedStart ? undefined : query;
}

function keepDismissal(state: MentionFieldState): MentionFieldState {
  const isStillThere = state.caret !== undefined && mentionQueryAt(state.draft, state.caret)?.start === state.dismissedStart;
  return isStillThere ? state : { ...state, dismissedStart: undefined };
}
