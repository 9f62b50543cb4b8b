export type { ChatUserAttribute, SessionSettings } from './client/chat-stream/sessionSettings.js';
export { createDialect } from './client/dialect/createDialect.js';
export type { Dialect, DialectDefinition, Names, SendRequest, TranslatedFetch } from './client/dialect/Dialect.js';
export { isServiceError, ServiceError } from './client/http/ServiceError.js';
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
