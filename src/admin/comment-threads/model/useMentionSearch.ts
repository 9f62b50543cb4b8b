'use client';
import { useEffect, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';
import { useMentionableEmbedUsers } from '../../../data/resources/dashboard-comments.js';
import { rankPeople } from './rankPeople.js';

/** The people that a search found. */
export interface MentionSearch {
  /** The best matches, at most six. */
  readonly people: readonly EmbedMentionableUser[];
  /** True while the people are still those of the previous text, filtered by the new one. */
  readonly isPending: boolean;
  /** The reason why the search failed. */
  readonly error: ServiceError | null;
  /** Searches again, after a failure. */
  refetch(): void;
}

/** Searches for people to mention once typing pauses. Pass `undefined` to search for nobody. */
export function useMentionSearch(publicId: string, text: string | undefined, delayMs = 180): MentionSearch {
  const asked = useSettled(text, delayMs);
  const isOn = text !== undefined && asked !== undefined;
  const params = { publicId, first: searchedPeople, ...(asked?.trim() && { search: asked.trim() }) };
  const { data, isPlaceholderData, isFetching, error, refetch } = useMentionableEmbedUsers(params, {
    enabled: isOn,
    staleTime: freshMs,
    placeholderData: (before) => before,
  });
  const isOfBefore = isPlaceholderData || asked !== text;
  const people = useMemo(() => {
    const items = data?.items ?? [];
    const fitting = isOfBefore ? items.filter((person) => fits(person, text ?? '')) : items;
    return rankPeople(fitting, text ?? '').slice(0, maxPeople);
  }, [data, isOfBefore, text]);
  return {
    people: isOn ? people : [],
    isPending: isOn && (isOfBefore || (isFetching && data === undefined)),
    error: isOn ? error : null,
    refetch: () => void refetch(),
  };
}

/** Applies the first text at once, later ones after a pause. */
function useSettled(text: string | undefined, delayMs: number): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), text === undefined || settled === undefined ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [text, settled, delayMs]);
  return settled;
}

function fits({ username, email, firstName }: EmbedMentionableUser, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [username, email, firstName].some((name) => name?.toLowerCase().includes(wanted) === true);
}

/** The number of people that fit below a field without scrolling. */
const maxPeople = 6;
/** The service sorts by username and also matches email domains, so the first few results may all match by domain only. */
const searchedPeople = 200;
const freshMs = 60_000;
