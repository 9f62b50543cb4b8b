export {
  OAuthIntegrations,
  OAuthIntegrationsFooter,
  type OAuthIntegrationsProps,
  OAuthIntegrationsRoot,
  OAuthIntegrationsRows,
  OAuthIntegrationsSearch,
  OAuthIntegrationsToolbar,
  useOAuthIntegrationLabels,
  useOAuthIntegrationList,
} from './OAuthIntegrations.js';
