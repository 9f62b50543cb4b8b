export {
  OidcTokenConfigs,
  OidcTokenConfigsFooter,
  type OidcTokenConfigsOptions,
  type OidcTokenConfigsProps,
  OidcTokenConfigsRoot,
  OidcTokenConfigsRows,
  OidcTokenConfigsSearch,
  OidcTokenConfigsToolbar,
  useOidcTokenConfigLabels,
  useOidcTokenConfigList,
} from './OidcTokenConfigs.js';
