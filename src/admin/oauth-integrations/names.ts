export { OAuthIntegrations, type OAuthIntegrationsProps, useOAuthIntegrationList } from './OAuthIntegrations.js';
