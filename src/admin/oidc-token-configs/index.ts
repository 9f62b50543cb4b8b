export {
  OidcTokenConfigs,
  OidcTokenConfigsFooter,
  type OidcTokenConfigsProps,
  OidcTokenConfigsRoot,
  OidcTokenConfigsRows,
  OidcTokenConfigsSearch,
  OidcTokenConfigsToolbar,
  useOidcTokenConfigLabels,
  useOidcTokenConfigList,
} from './OidcTokenConfigs.js';
