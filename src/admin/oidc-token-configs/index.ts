export {
  OidcTokenConfigs,
  type OidcTokenConfigsOptions,
  type OidcTokenConfigsProps,
  useOidcTokenConfigLabels,
  useOidcTokenConfigList,
} from './OidcTokenConfigs.js';
