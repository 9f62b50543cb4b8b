import type { UserRecord } from '../people/People.js';
import type { EmbedOptions } from './embedOptions.js';

/** Who sends a request to the management API (docs/contract/authentication.md#management-api). */
export type Caller = MemberCaller | EmbedCaller;

/** A user of the account, signed in or by an API key. */
export interface MemberCaller {
  readonly kind: 'session' | 'apiKey';
  readonly user: UserRecord;
  readonly isAdmin: boolean;
  readonly apiKeyId: number | undefined;
  /** `undefined` for every deployment. */
  readonly deploymentIds: readonly number[] | undefined;
}

/** The user of an embed session. */
export interface EmbedCaller {
  readonly kind: 'embed';
  readonly isAdmin: false;
  readonly sessionId: string;
  readonly deploymentIds: readonly number[];
  readonly embedTenantName: string | undefined;
  /** `undefined` if the session acts for a user of the account. */
  readonly embedUserId: number | undefined;
  readonly user: UserRecord | undefined;
  /** True if it may create workspace content. */
  readonly isCreator: boolean;
  readonly options: EmbedOptions;
}
