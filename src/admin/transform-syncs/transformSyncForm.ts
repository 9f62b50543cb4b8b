import type { JsonObject } from '../../client/chat-stream/QueryRows.js';
import type { StartTransformSyncInput } from '../../client/resources/transform-sync.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import { jsonErrorLine } from '../shared/fields/jsonErrorLine.js';
import type { TransformSyncLabels } from './labels/TransformSyncLabels.js';

/** The values of the form that starts a sync. */
export interface TransformSyncValues {
  readonly source: 'git' | 'manifest';
  /** A branch or tag; empty for the default branch. */
  readonly ref: string;
  readonly manifest: ManifestFile | undefined;
  readonly output: 'branch' | 'files';
  /** The target branch; empty if the service chooses. */
  readonly branchName: string;
}

/** A chosen file: what it contains, or why it cannot be sent. */
export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  readonly content?: JsonObject | undefined;
  readonly problem?: 'large' | 'notObject' | 'unreadable' | { readonly line: number } | undefined;
}

export const valuesOf = (): TransformSyncValues => ({ source: 'git', ref: '', manifest: undefined, output: 'branch', branchName: '' });

export function inputOf({ source, ref, manifest, output, branchName }: TransformSyncValues): StartTransformSyncInput {
  return {
    source,
    ...(source === 'git' ? { ref: ref.trim() || undefined } : { manifest: manifest?.content }),
    output,
    branchName: output === 'branch' ? branchName || undefined : undefined,
  };
}

export function problemsOf(
  { source, ref, manifest }: TransformSyncValues,
  { labels: { problems: words } }: { readonly labels: Pick<TransformSyncLabels, 'problems'> },
): FieldProblems<TransformSyncValues> {
  if (source === 'manifest') return { manifest: manifest === undefined ? words.manifest : manifestProblem(manifest, words) };
  const name = ref.trim();
  return { ref: /^[\da-f]{40}$/i.test(name) ? words.commit : /\s/.test(name) ? words.ref : undefined };
}

/** Returns why a file cannot be sent. */
export function manifestProblem({ problem }: ManifestFile, words: TransformSyncLabels['problems']): string | undefined {
  if (typeof problem === 'object') return words.json(String(problem.line));
  return problem === 'large' ? words.large(String(largestMb)) : problem && words[problem];
}

/** Reads and parses a manifest, so that a wrong file is never uploaded. */
export async function readManifest(file: File): Promise<ManifestFile> {
  const { name, size: bytes } = file;
  if (bytes > largestMb * bytesPerMb) return { name, bytes, problem: 'large' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { name, bytes, problem: 'unreadable' };
  try {
    const content: unknown = JSON.parse(text);
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    // A parsed object contains only JSON values.
    return isObject ? { name, bytes, content: content as JsonObject } : { name, bytes, problem: 'notObject' };
  } catch {
    return { name, bytes, problem: { line: jsonErrorLine(text) ?? 1 } };
  }
}

/** Returns the number of models in a manifest, or `undefined` if it lists none of its nodes. */
export function modelCountOf({ nodes }: JsonObject): number | undefined {
  if (typeof nodes !== 'object' || nodes === null) return undefined;
  return Object.values(nodes).filter(
    (node) => typeof node === 'object' && node !== null && 'resource_type' in node && node.resource_type === 'model',
  ).length;
}

/** The service does not state a limit. Parsing more would stop the page for seconds. */
const largestMb = 50;
export const bytesPerMb = 1_000_000;
