import type { Open } from '../json/Open.js';
import type { User } from '../resources/current-user.js';
import type { Policy, PolicyAction, PolicyResourceType } from '../resources/policies.js';

/**
 * The decision on whether a control can be offered. `unknown` is not a refusal: some rights are not visible to the client, so show the
 * control and let the service decide.
 */
export type Permission =
  | { readonly answer: 'allowed' }
  | { readonly answer: 'refused'; readonly reason: RefusalReason }
  | { readonly answer: 'unknown' };

/** The reason why an action is refused. */
export type RefusalReason =
  /** Requires an admin of the account. */
  | 'admin-only'
  /** The user was deactivated. */
  | 'user-deactivated'
  /** The record itself denies editing or managing it. */
  | 'record'
  /** No policy allows it. */
  | 'policy';

/** A right of the service, or `admin` for what only admins of the account may do. */
export type PermissionAction = PolicyAction | 'admin';

/** The target of the action. A record of the service, such as a report, can be passed unchanged. */
export interface PermissionSubject {
  /** Default `Global`: the account as a whole. */
  readonly resourceType?: Open<PolicyResourceType> | undefined;
  /** The id of the record. Without it, only policies for all records of the type apply. */
  readonly id?: number | string | undefined;
  /** The record's own answer for editing, which outweighs policies. */
  readonly canEdit?: boolean | null | undefined;
  /** The record's own answer for managing, which outweighs policies. */
  readonly canManage?: boolean | null | undefined;
}

/**
 * Decides whether the user may do it there, as far as known: from the record's `canEdit` and `canManage`, the admin role, and the policies,
 * which only `getMe` returns. Returns no refusal for something that another deployment, a parent folder or a share
 * could still allow.
 */
export function can(me: Caller | undefined, action: PermissionAction, subject: PermissionSubject = {}): Permission {
  const byRecord = flagOf(action, subject);
  if (byRecord !== undefined) return byRecord ? allowed : { answer: 'refused', reason: 'record' };
  if (me?.isAdmin === true) return allowed;
  if (action === 'admin') return me === undefined ? unknown : { answer: 'refused', reason: 'admin-only' };
  return byPolicies(me?.userPolicies ?? undefined, action, subject);
}

/** The details of the signed-in user that `can` needs. */
export type Caller = Pick<User, 'isAdmin' | 'userPolicies'>;

/** The rights that the record itself grants. Manage includes edit, and edit includes read. */
function flagOf(action: PermissionAction, { canEdit, canManage }: PermissionSubject): boolean | undefined {
  if (/^(Report|Workbook|Folder)Manage$/.test(action)) return canManage ?? undefined;
  if (/^(Report|Workbook|Folder)Edit$/.test(action)) return canManage === true ? true : (canEdit ?? undefined);
  if (/^(Report|Workbook|Folder)Read$/.test(action)) return canManage === true || canEdit === true ? true : undefined;
  return undefined;
}

function byPolicies(policies: readonly Policy[] | undefined, action: PolicyAction, subject: PermissionSubject): Permission {
  // Hosts pass what they have read, which may not be a list.
  if (!Array.isArray(policies)) return unknown;
  const granting = policies.filter((policy) => isPolicy(policy) && grantersOf(action).some((granter) => policy.actions.includes(granter)));
  if (granting.some((policy) => isAbout(policy, subject))) return allowed;
  return isConclusive(granting, subject) ? { answer: 'refused', reason: 'policy' } : unknown;
}

function isPolicy(policy: Policy | null): policy is Policy {
  return Array.isArray(policy?.actions) && Array.isArray(policy.resources);
}

/** A global policy is about everything. */
function isAbout({ resourceType, resources }: Policy, { resourceType: type = 'Global', id }: PermissionSubject): boolean {
  if (resourceType === 'Global') return true;
  return resourceType === type && (resources.includes('All') || (id !== undefined && resources.includes(String(id))));
}

/**
 * The policies of `getMe` are complete for the account and its deployments. Items inside a deployment can also be accessible through
 * folders and shares.
 */
function isConclusive(granting: readonly Policy[], { resourceType = 'Global', id }: PermissionSubject): boolean {
  if (resourceType === 'Global') return granting.length === 0;
  // Without an id, some deployment could still allow the action.
  return resourceType === 'Deployment' && granting.every((policy) => id !== undefined && policy.resourceType === 'Deployment');
}

/** The right itself, and those that include it. */
function grantersOf(action: PolicyAction): readonly string[] {
  const kind = /^(Report|Workbook|Folder)(Read|Edit)$/.exec(action);
  const wider = kind === null ? [] : kind[2] === 'Read' ? [`${kind[1]}Edit`, `${kind[1]}Manage`] : [`${kind[1]}Manage`];
  return ['All', action, ...wider, ...(action === 'SchemaRead' ? ['SchemaUpdate'] : [])];
}

const allowed: Permission = { answer: 'allowed' };
const unknown: Permission = { answer: 'unknown' };
