export {
  TransformSyncStatusFilter,
  TransformSyncs,
  type TransformSyncsProps,
  TransformSyncTriggerFilter,
  transformSyncParams,
  useTransformSyncList,
} from './TransformSyncs.js';
