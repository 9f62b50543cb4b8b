import type { AttributeType } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import type { AttributeValue } from './people/People.js';

/** The tenant that a service begins with in place of the demo company: one deployment, its model and its people, and no content. */
export interface TenantPlan extends PlannedPeople {
  readonly deploymentName: string;
  /** The files of the production branch. */
  readonly files: ModelFiles;
}

/** A plan, and what is asked before its model changes. */
export interface TenantSource {
  readonly plan: TenantPlan;
  /** Called before files become a commit of the production branch. What it throws refuses the commit. */
  beforeCommit?(files: ModelFiles, before: ModelFiles): void;
}

export interface PlannedPeople {
  /** At least one of them is an admin. */
  readonly people: readonly [PlannedPerson, ...PlannedPerson[]];
  readonly attributes: readonly PlannedAttribute[];
  readonly groups: readonly PlannedGroup[];
}

export interface PlannedPerson {
  readonly email: string;
  readonly name: string | undefined;
  readonly role: PlannedRole;
  readonly groups: readonly string[];
  /** By the name of the attribute. */
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** With the ids that the service gives the roles. */
export const plannedRoles = { admin: 1, developer: 2, explorer: 3, viewer: 4 } as const;
export type PlannedRole = keyof typeof plannedRoles;

export interface PlannedAttribute {
  readonly name: string;
  readonly title: string | undefined;
  readonly type: AttributeType;
  readonly defaultValue: string | undefined;
}

export interface PlannedGroup {
  readonly name: string;
  readonly description: string | undefined;
}

/** The user whom tokens are for by default. */
export function adminOf({ people }: PlannedPeople): PlannedPerson {
  return people.find(({ role }) => role === 'admin') ?? people[0];
}
