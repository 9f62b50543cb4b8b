import type { TokenClaims } from '@parley/local-service';

/** Users of the fictional shop. The service shows them only what the claims of their token allow. */
export const demoUsers = {
  ada: { name: 'Ada Quill', claims: { externalId: 'ada.quill', email: 'ada@halloway.example' } },
  bram: {
    name: 'Bram Osei',
    claims: { externalId: 'bram.osei', email: 'bram@halloway.example', userAttributes: { region: 'Europe' } },
  },
} satisfies Record<string, DemoUser>;

export type DemoUserId = keyof typeof demoUsers;

export interface DemoUser {
  readonly name: string;
  readonly claims: DemoClaims;
}

interface DemoClaims extends TokenClaims {
  readonly externalId: string;
  readonly email: string;
  /** Limits the rows the user can see. All rows by default. */
  readonly userAttributes?: Readonly<Record<string, string>>;
}

export function isDemoUserId(value: unknown): value is DemoUserId {
  return typeof value === 'string' && Object.hasOwn(demoUsers, value);
}
