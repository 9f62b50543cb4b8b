/** The pages of the console, in the order of its navigation. */
export const sectionIds = [
  'home',
  'workspace',
  'reports',
  'placements',
  'promotions',
  'comments',
  'users',
  'branches',
  'variables',
  'integrations',
  'connections',
  'keys',
  'minter',
  'tokens',
  'tenants',
  'sharing',
  'sessions',
  'logs',
  'jobs',
  'account',
  'mySettings',
] as const;

export type SectionId = (typeof sectionIds)[number];
