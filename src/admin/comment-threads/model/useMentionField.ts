'use client';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { dismissSearch, type MentionFieldState, moveCaret, pickPerson, queryOf, startField, typeText } from './mentionField.js';
import type { Mentionable } from './mentionText.js';
import { type MentionSearch, useMentionSearch } from './useMentionSearch.js';

/** The options of `useMentionField`. */
export interface MentionFieldOptions {
  /** The public id of the dashboard. */
  readonly publicId: string;
  /** The text as it is sent, with mentions as `@username`. */
  readonly body: string;
  /** Called with the new text, with mentions as `@username`. */
  onBodyChange(body: string): void;
  /** Resolves the mentions in a text that is set by the host or read from a draft. */
  readonly people: readonly Mentionable[];
  /** Called for keys that the search for people does not handle. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
}

/** A `<textarea>` with mentions: type `@`, then choose with the arrow keys and Enter. Renders nothing. */
export interface MentionField {
  /** The text as it is shown, with mentions by name. */
  readonly text: string;
  /** Pass this to the `<textarea>`: the caret decides what is searched for. */
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  /** The props of the `<textarea>`, to use with `ref`. */
  readonly fieldProps: MentionFieldProps;
  /** The people found for the text after the `@`. */
  readonly search: MentionSearch;
  /** True while the text before the caret is a mention; show the list. */
  readonly isSearching: boolean;
  /** The index in `text` of the `@` being searched for. */
  readonly searchStart: number | undefined;
  /** The index of the person that Enter inserts. */
  readonly activeIndex: number;
  /** The props of the element with `role="listbox"`. */
  readonly listProps: { readonly id: string };
  /** Returns the props of one person's element, with `role="option"`. */
  optionProps(index: number): MentionOptionProps;
  /** Closes the list until another `@` is typed. */
  close(): void;
}

export interface MentionFieldProps {
  /** The text as it is shown, with mentions by name. */
  readonly value: string;
  /** Announces that the field offers a list. */
  readonly 'aria-autocomplete': 'list';
  /** Announces the kind of list. */
  readonly 'aria-haspopup': 'listbox';
  /** The id of the list while it is open. */
  readonly 'aria-controls': string | undefined;
  /** The id of the active option while the list is open. */
  readonly 'aria-activedescendant': string | undefined;
  /** Set while Escape closes the list, and not a dialog around the field. */
  readonly 'data-takes-escape': '' | undefined;
  /** Updates the text and the search. */
  onChange(event: SyntheticEvent<HTMLTextAreaElement>): void;
  /** Follows the caret, which starts or ends a search. */
  onSelect(event: SyntheticEvent<HTMLTextAreaElement>): void;
  /** Closes the list. */
  onBlur(): void;
  /** Pauses the search while an input method composes text. */
  onCompositionStart(): void;
  /** Resumes the search with the composed text. */
  onCompositionEnd(event: SyntheticEvent<HTMLTextAreaElement>): void;
  /** Moves through the list and chooses from it. Passes all other keys to `onKeyDown` of the options. */
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** The props of a person in the list of people to mention. */
export interface MentionOptionProps {
  /** The id that `aria-activedescendant` refers to. */
  readonly id: string;
  /** True for the active option. */
  readonly 'aria-selected': boolean;
  /** Makes the option active. */
  onPointerMove(): void;
  /** Keeps the focus in the field. */
  onPointerDown(event: SyntheticEvent): void;
  /** Inserts the person. */
  onClick(): void;
}

/** Manages a controlled text field with mentions. Mentions stay linked to their person while the text around them changes. */
export function useMentionField({ publicId, body, onBodyChange, people, onKeyDown }: MentionFieldOptions): MentionField {
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const caretToBe = useRef<number>(undefined);
  const [held, setState] = useState(() => startField(body, people));
  const state = held.body === body ? held : startField(body, people);
  if (state !== held) setState(state);

  const query = queryOf(state);
  const search = useMentionSearch(publicId, query?.text);
  const { people: options } = search;
  const activeIndex = Math.min(state.activeIndex, options.length - 1);
  const isChoosing = query !== undefined && options.length > 0;

  useLayoutEffect(() => {
    if (caretToBe.current === undefined) return;
    ref.current?.setSelectionRange(caretToBe.current, caretToBe.current);
    caretToBe.current = undefined;
  });

  function change(next: MentionFieldState) {
    setState(next);
    if (next.body !== body) onBodyChange(next.body);
  }

  function pick(person: EmbedMentionableUser | undefined) {
    if (person === undefined) return;
    const next = pickPerson(state, person);
    caretToBe.current = next.caret;
    change(next);
  }

  const canDismiss = query !== undefined && (isChoosing || search.isPending || search.error !== null);

  function takeKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { key, shiftKey } = event;
    if (canDismiss && takeEscape(event)) setState(dismissSearch(state));
    else if (!isChoosing) return false;
    else if (key === 'ArrowDown') setState({ ...state, activeIndex: (activeIndex + 1) % options.length });
    else if (key === 'ArrowUp') setState({ ...state, activeIndex: (activeIndex + options.length - 1) % options.length });
    else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || (key === 'Tab' && !shiftKey)) pick(options[activeIndex]);
    else return false;
    return true;
  }

  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    text: state.draft.text,
    ref,
    search,
    isSearching: query !== undefined,
    searchStart: query?.start,
    activeIndex,
    listProps: { id: `${id}-list` },
    fieldProps: {
      value: state.draft.text,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isChoosing ? `${id}-list` : undefined,
      'aria-activedescendant': isChoosing ? optionId(activeIndex) : undefined,
      'data-takes-escape': canDismiss ? '' : undefined,
      onChange: ({ currentTarget: { value, selectionEnd } }) => change(typeText(state, value, selectionEnd)),
      onSelect: ({ currentTarget }) => setState(moveCaret(state, caretOf(currentTarget))),
      onBlur: () => setState(moveCaret(state, undefined)),
      onCompositionStart: () => setState({ ...state, isComposing: true }),
      onCompositionEnd: ({ currentTarget }) => setState({ ...moveCaret(state, caretOf(currentTarget)), isComposing: false }),
      onKeyDown(event) {
        if (isOfInputMethod(event)) return;
        if (!takeKey(event)) return onKeyDown?.(event);
        event.preventDefault();
        event.stopPropagation();
      },
    },
    optionProps: (index) => ({
      id: optionId(index),
      'aria-selected': index === activeIndex,
      onPointerMove: () => index !== activeIndex && setState({ ...state, activeIndex: index }),
      // Keeps the focus in the field, and with it the keyboard of a phone.
      onPointerDown: (event) => event.preventDefault(),
      onClick: () => pick(options[index]),
    }),
    close: () => setState(dismissSearch(state)),
  };
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): number | undefined {
  return selectionStart === selectionEnd ? selectionEnd : undefined;
}
