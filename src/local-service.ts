export type { Agent, AgentEvent, AgentExchange, AgentQuestion, AgentSession } from './local-service/chat/Agent.js';
export { AgentError } from './local-service/chat/Agent.js';
export type { AgentScript, ScriptStep } from './local-service/chat/createScriptedAgent.js';
export { createScriptedAgent } from './local-service/chat/createScriptedAgent.js';
export { createLocalService } from './local-service/createLocalService.js';
export type {
  FailedRequest,
  HeldUser,
  InternalUser,
  LocalService,
  LocalServiceOptions,
  ServiceFaults,
  TokenClaims,
} from './local-service/LocalService.js';
export type { MemberMeta, QueryResult, ViewMeta, Warehouse } from './local-service/warehouse/Warehouse.js';
export { WarehouseError } from './local-service/warehouse/Warehouse.js';
