export { OidcTokenConfigs, type OidcTokenConfigsProps, useOidcTokenConfigLabels, useOidcTokenConfigList } from './OidcTokenConfigs.js';
