import type { EmbedMentionableUser } from '../../../client/resources/dashboard-comments.js';

/**
 * Sorts people by how likely `text` refers to them: the start of a name, any part of it, the email address, and last its
 * domain alone, which a whole company shares. Keeps the order among equals.
 */
export function rankPeople(people: readonly EmbedMentionableUser[], text: string): readonly EmbedMentionableUser[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return people;
  const ranked = people.map((person) => ({ person, rank: rankOf(person, wanted) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ person }) => person);
}

function rankOf({ firstName, username, email }: EmbedMentionableUser, wanted: string): number {
  // A username is often the full email address.
  const names = [firstName ?? '', beforeAt(username)].map((name) => name.toLocaleLowerCase());
  const addresses = [username, email ?? ''].map((address) => address.toLocaleLowerCase());
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
