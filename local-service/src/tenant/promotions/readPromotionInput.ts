import {
  invalid,
  type JsonObject,
  nullableBoolean,
  nullableInteger,
  nullableString,
  requiredInteger,
  requiredString,
} from '../../http/fields.js';

/** Where a preview leads; 400 for anything but ids. */
export function readPreviewInput(body: JsonObject): PreviewInput {
  return {
    targetDeploymentId: requiredInteger(body, 'targetDeploymentId', { min: 1 }),
    targetFolderId: nullableInteger(body, 'targetFolderId', { min: 1 }) ?? null,
  };
}

/** What a promotion asks for; 400 for a malformed hash or key. */
export function readApplyInput(body: JsonObject): ApplyInput {
  const source = requiredString(body, 'expectedSourceHash');
  const destination = nullableString(body, 'expectedDestinationHash');
  const idempotencyKey = requiredString(body, 'idempotencyKey');
  if (!hash.test(source)) throw invalid('expectedSourceHash', hashRule);
  if (typeof destination === 'string' && !hash.test(destination)) throw invalid('expectedDestinationHash', hashRule);
  if (!uuid.test(idempotencyKey)) throw invalid('idempotencyKey', 'must be a UUID');
  const isOverride = nullableBoolean(body, 'override') ?? false;
  return { ...readPreviewInput(body), idempotencyKey, isOverride, expected: { source, destination } };
}

interface PreviewInput {
  readonly targetDeploymentId: number;
  readonly targetFolderId: number | null;
}

interface ApplyInput extends PreviewInput {
  readonly idempotencyKey: string;
  readonly isOverride: boolean;
  /** A destination of `null` is expected not to be there; of `undefined`, it is not compared. */
  readonly expected: { readonly source: string; readonly destination: string | null | undefined };
}

const hash = /^[0-9a-f]{64}$/;
const hashRule = 'must be 64 lower-case hexadecimal digits';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
