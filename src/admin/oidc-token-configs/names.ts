export { OidcTokenConfigs, type OidcTokenConfigsProps, useOidcTokenConfigList } from './OidcTokenConfigs.js';
