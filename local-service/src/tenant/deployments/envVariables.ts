import type { EnvVariableItem } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import type { Order } from '../../http/pageOf.js';
import type { Tenant } from '../Tenant.js';
import { isSecretName } from './secretNames.js';

/** Variables of each deployment by name. */
export interface EnvVariables {
  listOf(deploymentId: number): readonly EnvVariableItem[];
  /** Sets all or, where one of them is refused, none. */
  set(deploymentId: number, variables: readonly EnvVariableItem[]): void;
}

export function createEnvVariables({ state, deployments, isDemo }: Tenant): EnvVariables {
  const byDeployment = state.map(
    'environment variables',
    isDemo ? deployments.deployments.values().map(({ id }) => [id, seedVariables] as const) : [],
  );
  const valuesOf = (deploymentId: number) => byDeployment.get(deploymentId) ?? new Map<string, string>();

  return {
    listOf: (deploymentId) => Array.from(valuesOf(deploymentId), ([name, value]) => ({ name, value })),
    set(deploymentId, variables) {
      const known = valuesOf(deploymentId);
      for (const [index, variable] of variables.entries()) checkVariable(variable, `env_variables[${index}]`, known);
      byDeployment.set(deploymentId, new Map([...known, ...variables.map(({ name, value }) => [name, value] as const)]));
    },
  };
}

/** As lists show it. */
export function maskVariable({ name, value }: EnvVariableItem): EnvVariableItem {
  return { name, value: isSecretName(name) ? mask : value };
}

export const byVariableName: Order<EnvVariableItem> = { keyOf: ({ name }) => [name] };

function checkVariable({ name, value }: EnvVariableItem, field: string, known: ReadonlyMap<string, string>): void {
  if (value === mask) throw invalid(`${field}.value`, 'must be a value, not the mask of a hidden one');
  if (!known.has(name) && !newNamePattern.test(name)) throw invalid(`${field}.name`, `must match ${newNamePattern.source}`);
}

const mask = '[ENCRYPTED]';
const newNamePattern = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** One has a name that would not be taken any more. */
const seedVariables: ReadonlyMap<string, string> = new Map([
  ['API_SECRET', 'local-only-api-secret'],
  ['CACHE_TTL_SECONDS', '900'],
  ['CONCURRENCY', '8'],
  ['DB_HOST', 'warehouse.halloway.example'],
  ['DB_NAME', 'retail'],
  ['DB_PASS', 'local-only-password'],
  ['DB_PORT', '5432'],
  ['DB_USER', 'reporting'],
  ['LOG_LEVEL', 'info'],
  ['REFRESH_WORKERS', '2'],
  ['STORAGE_ACCESS_KEY', 'local-only-access-key'],
  ['STORAGE_BUCKET', 'halloway-rollups'],
  ['TIMEZONE', 'Europe/Berlin'],
  ['legacy.flag', 'on'],
]);
