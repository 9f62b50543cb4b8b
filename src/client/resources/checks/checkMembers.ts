import { refuse } from './checks.js';

/** Rejects a member without its view name; `field` of the error is the list that contains it. */
export function checkMembers(lists: Readonly<Record<string, MemberList>>, operation: string): void {
  for (const [field, entries] of Object.entries(lists)) {
    const bare = entries?.find(({ member }) => !/.\../.test(member));
    if (bare !== undefined)
      refuse({ field, operation }, `must qualify each member with its view, as in orders.status, got "${bare.member}"`);
  }
}

type MemberList = readonly { readonly member: string }[] | null | undefined;
