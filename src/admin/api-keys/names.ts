export { ApiKeys, type ApiKeysProps, useApiKeyList } from './ApiKeys.js';
