export {
  ApiKeys,
  ApiKeysFooter,
  type ApiKeysProps,
  ApiKeysRoot,
  ApiKeysRows,
  ApiKeysToolbar,
  useApiKeyList,
} from './ApiKeys.js';
export { useApiKeyLabels } from './useApiKeyLabels.js';
