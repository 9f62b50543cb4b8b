/** The pages of the console by area, in the order of its navigation. */
export const sectionAreas = {
  overview: ['home'],
  content: ['workspace', 'workbooks', 'reports', 'dashboards', 'placements', 'promotions', 'schedules', 'comments'],
  people: ['users', 'groups', 'roles', 'attributes', 'provisioning'],
  embedding: ['tenants', 'sharing', 'sessions'],
  deployment: ['branches', 'modelFiles', 'deployment', 'newDeployment', 'variables', 'logs', 'syncs', 'metricViews', 'jobs'],
  access: ['keys', 'minter', 'tokens', 'integrations'],
  account: ['account', 'mySettings', 'connections'],
} as const;

export type AreaId = keyof typeof sectionAreas;

export type SectionId = (typeof sectionAreas)[AreaId][number];

/** The areas in order. */
export const areaIds = Object.keys(sectionAreas) as readonly AreaId[];

/** All pages in order. */
export const sectionIds: readonly SectionId[] = areaIds.flatMap((area) => sectionAreas[area]);
