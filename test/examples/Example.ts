import type { Visitor } from '../e2e/support/visitor.js';

/** An app to install, build and open. */
export interface Example {
  readonly name: string;
  /** Its files, by path. */
  readonly files: () => Promise<ReadonlyMap<string, string>>;
  /** True if it has a `build` script. */
  readonly isBuilt: boolean;
  /** Those to open. Without any, it is not started. */
  readonly pages: readonly ExamplePage[];
}

/** A page with a chat. */
export interface ExamplePage {
  /** Below the address that `npm start` prints. Default: that address. */
  readonly path?: string;
  /** Opens the chat where it is not open from the start. */
  readonly open?: (visitor: Visitor) => Promise<void>;
  /** What must hold once the chat has answered. */
  readonly holds?: (visitor: Visitor) => Promise<void>;
}
