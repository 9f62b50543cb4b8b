'use client';
import { useServiceClient } from '../../data/provider/useServiceClient.js';
import { useKeyedState } from '../../react/useKeyedState.js';

/** Unsent text of closed forms, by place. */
export interface UnfinishedTexts {
  /** Returns the text kept for a place; `undefined` if there is none. */
  read(place: string): string | undefined;
  /** Keeps the text of a place until it is forgotten or the page is closed. */
  keep(place: string, text: string): void;
  /** Forgets the texts of these places, for example once they were sent. */
  forget(...places: readonly string[]): void;
}

/**
 * Keeps unsent text for the next opening of a form. In memory only, because it may be secret; another user starts with none.
 */
export function useUnfinishedTexts(): UnfinishedTexts {
  return useKeyedState(useServiceClient().scope, createUnfinishedTexts)[0];
}

function createUnfinishedTexts(): UnfinishedTexts {
  const texts = new Map<string, string>();
  return {
    read: (place) => texts.get(place),
    keep: (place, text) => void texts.set(place, text),
    forget(...places) {
      for (const place of places) texts.delete(place);
    },
  };
}
