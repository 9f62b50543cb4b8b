/** The pages of the console, in the order of its navigation. */
export const sectionIds = [
  'home',
  'workspace',
  'reports',
  'placements',
  'promotions',
  'comments',
  'users',
  'groups',
  'roles',
  'attributes',
  'branches',
  'variables',
  'tokens',
  'logs',
  'jobs',
] as const;

export type SectionId = (typeof sectionIds)[number];
