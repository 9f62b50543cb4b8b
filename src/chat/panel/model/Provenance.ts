import type { DataModelMember, SqlToolResult } from '../../../client/chat-stream/ToolResult.js';

/** What the host knows about the data of a result. */
export interface Provenance {
  /** The rows the user has access to, such as `Europe`. Shown as “Your rows: Europe”. */
  readonly rows?: string | undefined;
  /** When the data was last updated: a `Date`, or ISO 8601 text. */
  readonly updatedAt?: Date | string | undefined;
}

/** The provenance of all results, or a function that returns that of one result. */
export type ProvenanceSource = Provenance | ((result: SqlToolResult) => Provenance | undefined);

/** Returns true if a measure or dimension may be marked as a trusted source. */
export type TrustRule = (member: DataModelMember) => boolean;
