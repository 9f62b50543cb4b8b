import { isObject, type JsonObject } from '../../http/fields.js';
import type { TransformModel, TransformProject } from './TransformSyncRecord.js';

/** The project that a compiled manifest describes; without models where it describes none. */
export function readManifest({ nodes, sources, macros, metadata }: JsonObject): TransformProject {
  const models = Object.values(isObject(nodes) ? nodes : {}).flatMap(readModel);
  const { generated_at: generatedAt, transform_version: version } = isObject(metadata) ? metadata : {};
  return {
    models,
    sources: countOf(sources),
    macros: countOf(macros),
    transformVersion: typeof version === 'string' ? version : 'unknown',
    manifestGeneratedAt: typeof generatedAt === 'string' ? generatedAt : null,
  };
}

function readModel(node: unknown): readonly TransformModel[] {
  if (!isObject(node) || typeof node.name !== 'string' || node.resource_type !== 'model') return [];
  const schema = typeof node.schema === 'string' ? node.schema : 'public';
  return [{ name: node.name, schema, columns: Object.keys(isObject(node.columns) ? node.columns : {}) }];
}

function countOf(entries: unknown): number {
  return isObject(entries) ? Object.keys(entries).length : 0;
}
