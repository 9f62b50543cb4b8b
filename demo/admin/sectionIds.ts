/** The pages of the console by area, in the order of its navigation. */
export const sectionAreas = {
  overview: ['home'],
  content: ['workspace', 'reports', 'placements', 'promotions', 'comments'],
  people: ['users', 'groups', 'roles', 'attributes'],
  embedding: ['tenants', 'sharing', 'sessions'],
  deployment: ['branches', 'variables', 'logs', 'jobs'],
  access: ['keys', 'minter', 'tokens', 'integrations'],
  account: ['account', 'mySettings', 'connections'],
} as const;

export type AreaId = keyof typeof sectionAreas;

export type SectionId = (typeof sectionAreas)[AreaId][number];

/** The areas in order. */
export const areaIds = Object.keys(sectionAreas) as readonly AreaId[];

/** All pages in order. */
export const sectionIds: readonly SectionId[] = areaIds.flatMap((area) => sectionAreas[area]);
