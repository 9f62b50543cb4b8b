import type { Policy, PolicyResourceType, Role } from '@parley/react/client';
import { invalid, isObject, isStringArray, type JsonObject, nullableString, requiredList, requiredString } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import { builtInRoles } from './roles.js';
import { isSameName } from './userAccounts.js';

/** The role that a create body describes. */
export function readNewRole(body: JsonObject): Omit<Role, 'id'> {
  return { name: readName(body), policies: readPolicies(body), description: nullableString(body, 'description', { max: 255 }) ?? null };
}

/** What an update body changes: fields that are left out stay, and `policies` replaces all there were. */
export function readRoleChange(body: JsonObject): Partial<Omit<Role, 'id'>> {
  return givenFields<Omit<Role, 'id'>>({
    name: body.name === undefined ? undefined : readName(body),
    policies: body.policies === undefined ? undefined : readPolicies(body),
    description: nullableString(body, 'description', { max: 255 }),
  });
}

function readName(body: JsonObject): string {
  const name = requiredString(body, 'name', { max: 255 });
  if (builtInRoles.some((role) => isSameName(role.name, name))) throw invalid('name', `"${name}" belongs to a built-in role`);
  return name;
}

function readPolicies(body: JsonObject): readonly Policy[] {
  return requiredList(body, 'policies', { max: 200 }).map((policy, index) => readPolicy(policy, `policies[${index}]`));
}

function readPolicy(policy: unknown, place: string): Policy {
  if (!isObject(policy)) throw invalid(place, 'must be an object');
  const { resourceType, actions, resources } = policy;
  if (!isResourceType(resourceType)) throw invalid(`${place}.resourceType`, `must be one of ${Object.keys(resourceTypes).join(', ')}`);
  if (!isStringArray(actions) || actions.length === 0) throw invalid(`${place}.actions`, 'must contain at least one action');
  if (!isStringArray(resources) || resources.length === 0)
    throw invalid(`${place}.resources`, 'must contain at least one resource, or "All"');
  return { resourceType, actions, resources };
}

function isResourceType(value: unknown): value is PolicyResourceType {
  return typeof value === 'string' && Object.hasOwn(resourceTypes, value);
}

const resourceTypes: Readonly<Record<PolicyResourceType, true>> = {
  Global: true,
  Deployment: true,
  Report: true,
  ReportFolder: true,
  Agent: true,
  AgentSpace: true,
  Workbook: true,
  Dashboard: true,
  Folder: true,
  ChatThread: true,
};
