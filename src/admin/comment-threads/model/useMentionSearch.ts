'use client';
import { useEffect, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';
import { useMentionableEmbedUsers } from '../../../data/resources/dashboard-comments.js';
import { searchKey } from '../../../react/text/searchText.js';

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
  const wanted = searchKey(text);
  return [username, email, firstName].some((name) => name != null && searchKey(name).includes(wanted));
}

/** The number of people that fit below a field without scrolling. */
const maxPeople = 6;
/** The service sorts by username and also matches email domains, so the first few results may all match by domain only. */
const searchedPeople = 200;
const freshMs = 60_000;

/**
 * Sorts people by how likely `text` refers to them: the start of a name, any part of it, the email address, and last its
 * domain alone, which a whole company shares. Keeps the order among equals.
 */
export function rankPeople(people: readonly EmbedMentionableUser[], text: string): readonly EmbedMentionableUser[] {
  const wanted = searchKey(text);
  if (wanted === '') return people;
  const ranked = people.map((person) => ({ person, rank: rankOf(person, wanted) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ person }) => person);
}

function rankOf({ firstName, username, email }: EmbedMentionableUser, wanted: string): number {
  // A username is often the full email address.
  const names = [firstName ?? '', beforeAt(username)].map((name) => searchKey(name));
  const addresses = [username, email ?? ''].map((address) => searchKey(address));
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(/[\s._+-]/).some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  if (addresses.some((address) => address.startsWith(wanted))) return 3;
  if (addresses.some((address) => beforeAt(address).includes(wanted))) return 4;
  return 5;
}

function beforeAt(address: string): string {
  return address.split('@', 1)[0] ?? address;
}
