export {
  TransformSyncStatusFilter,
  TransformSyncs,
  TransformSyncsFooter,
  type TransformSyncsProps,
  TransformSyncsRoot,
  TransformSyncsRows,
  TransformSyncsSearch,
  TransformSyncsToolbar,
  TransformSyncTriggerFilter,
  transformSyncParams,
  useTransformSyncList,
} from './TransformSyncs.js';
export { useTransformSyncLabels } from './useTransformSyncLabels.js';
