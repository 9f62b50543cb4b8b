export {
  ApiKeys,
  ApiKeysFooter,
  type ApiKeysProps,
  ApiKeysRoot,
  ApiKeysRows,
  ApiKeysSearch,
  ApiKeysToolbar,
  useApiKeyList,
} from './ApiKeys.js';
export { useApiKeyLabels } from './useApiKeyLabels.js';
