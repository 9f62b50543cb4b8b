import type { Open } from '../http/Open.js';

export interface ScimPatchOp {
  readonly schemas: readonly string[];
  readonly Operations: readonly { readonly op: Open<'add' | 'remove' | 'replace'>; readonly path?: string; readonly value?: unknown }[];
}

export interface ScimListResponse<T> {
  readonly schemas?: readonly string[];
  readonly totalResults?: number;
  readonly startIndex?: number;
  readonly itemsPerPage?: number;
  readonly Resources?: readonly T[];
}

export interface ScimMeta {
  readonly resourceType?: string;
  readonly created?: string;
  readonly lastModified?: string;
  readonly location?: string;
}

export interface ScimError {
  readonly schemas?: readonly string[];
  readonly status?: string;
  readonly detail?: string;
}
