import { lookUp } from '../../client/http/lookUp.js';
import type { ItemType } from '../../client/resources/workspace-items.js';
import type { OptimisticChange } from '../optimistic/OptimisticChange.js';
import { everyId, type ResourcePath } from '../queryKeys.js';

/** All that shows items of these types, where they lie and who may see them. */
export function pathsShowingItems(deploymentId: number, types: readonly ItemType[]): readonly ResourcePath[] {
  const parts = new Set(types.flatMap((type) => lookUp(shownIn, type) ?? []));
  const paths = [...parts].map((part): ResourcePath => ['deployments', deploymentId, part]);
  const ofOtherKinds = new Set(types.flatMap((type) => lookUp(shownOutside, type) ?? []));
  return [...paths, ...ofOtherKinds];
}

/** Shows the new name of an item wherever it is listed. */
/* @__NO_SIDE_EFFECTS__ */
export function optimisticItem<Params extends { readonly deploymentId: number }>(
  type: ItemType,
  idOf: (params: Params) => number,
  fields: (params: Params) => Readonly<Record<string, unknown>>,
): OptimisticChange<Params> {
  return {
    paths: ({ deploymentId }) => pathsShowingItems(deploymentId, [type]),
    isTarget: (record, params) => record.type === type && record.id === idOf(params),
    fields,
  };
}

/** The same if workbooks are among them: reports and notifications are deleted with a workbook, and promotions lose one side. */
export function pathsShowingDeletedItems(deploymentId: number, types: readonly ItemType[]): readonly ResourcePath[] {
  if (!types.includes('WORKBOOK')) return pathsShowingItems(deploymentId, types);
  return [
    ...pathsShowingItems(deploymentId, [...types, 'REPORT']),
    ['deployments', deploymentId, 'notifications'],
    ...pathsShowingPromotions,
  ];
}

/** Promotions name workbooks of other deployments, too. */
export const pathsShowingPromotions: readonly ResourcePath[] = [
  ['deployments', everyId, 'workbooks', everyId, 'promotion'],
  ['deployments', everyId, 'workbooks', everyId, 'promotions'],
  ['deployments', everyId, 'workbooks', everyId, 'promotion-links'],
];

const embeddedDashboards: ResourcePath = ['embed', 'dashboard'];
const spreadsheets: ResourcePath = ['external-documents'];

/** Folder names, and who can read the folders, are part of every item in them. */
const shownIn: Readonly<Record<ItemType, readonly string[]>> = {
  FOLDER: ['folders', 'workbooks', 'reports', 'workspace', 'shared-workspace', 'embed-tenants'],
  WORKBOOK: ['workbooks', 'workspace', 'shared-workspace', 'embed-tenants'],
  REPORT: ['reports', 'workspace', 'shared-workspace'],
};

const shownOutside: Readonly<Record<ItemType, readonly ResourcePath[]>> = {
  FOLDER: [embeddedDashboards, spreadsheets],
  WORKBOOK: [embeddedDashboards],
  REPORT: [spreadsheets],
};
