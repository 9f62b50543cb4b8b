export {
  EmbedAccess,
  EmbedAccessFooter,
  type EmbedAccessProps,
  EmbedAccessRoot,
  EmbedAccessRows,
  EmbedAccessSearch,
  EmbedAccessToolbar,
  EmbeddingSwitch,
  useEmbedAccessList,
} from './EmbedAccess.js';
export { useEmbedAccessLabels } from './useEmbedAccessLabels.js';
