export { createDialect } from './client/dialect/createDialect.js';
export { isServiceError, ServiceError } from './client/errors/ServiceError.js';
export type { Dialect, DialectDefinition, Names, SendRequest, TranslatedFetch } from './client/http/Dialect.js';
export type { ChatUserAttribute, SessionSettings } from './client/http/sessionSettings.js';
export { widgetOperations } from './client/permissions/widgetOperations.js';
export type {
  AllowableOperation,
  Allowed,
  AllowedInDeployments,
  AllowedWithQuery,
  PersonParameter,
  ProxyOperation,
} from './server/allowedOperations.js';
export { createServiceProxy } from './server/createServiceProxy.js';
export type { ProxyLimits } from './server/proxyLimits.js';
export type { RefusalCode } from './server/refuse.js';
export type {
  ProxyAnswer,
  ProxyCall,
  ProxyRefusal,
  ResolveSession,
  ServiceProxyOptions,
  SessionVerdict,
} from './server/ServiceProxyOptions.js';
export { type NodeRequest, type NodeResponse, toNodeHandler } from './server/toNodeHandler.js';
