export type { Agent, AgentEvent, AgentExchange, AgentQuestion, AgentRefusal, AgentSession } from './agent/Agent.js';
export { AgentError } from './agent/Agent.js';
export type { AgentScript, ScriptStep } from './chat/createScriptedAgent.js';
export { createScriptedAgent } from './chat/createScriptedAgent.js';
export { createLocalService } from './createLocalService.js';
export type {
  FailedRequest,
  HeldUser,
  InternalUser,
  LocalService,
  LocalServiceOptions,
  QuestionQuota,
  ServiceFaults,
  TokenClaims,
} from './LocalService.js';
export { createModelAgent, type ModelAgentOptions } from './model-agent/createModelAgent.js';
export { modelInstructions } from './model-agent/instructions.js';
export { type ModelSettings, modelVariables, readModelSettings } from './model-agent/readModelSettings.js';
export { modelTools } from './model-agent/tools.js';
export { StateError, type StateProblem, type StateStore } from './state/State.js';
export type { MemberMeta, QueryResult, ViewMeta, Warehouse } from './warehouse/Warehouse.js';
export { WarehouseError } from './warehouse/Warehouse.js';
