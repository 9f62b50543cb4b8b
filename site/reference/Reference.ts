/** A public name, as the reference shows it. */
export interface ReferenceName {
  readonly name: string;
  readonly kind: NameKind;
  /** The file that declares it, from the root of the repository. */
  readonly path: string;
  /** Markdown, from the docstring. */
  readonly description: string;
  /** Errors of a call, and other tags of the docstring. */
  readonly notes: readonly string[];
  /** TypeScript. Empty if the members say everything. */
  readonly signature: string;
  readonly members: readonly ReferenceMember[];
  /** True if a component passes further props to its element. */
  readonly takesElementProps: boolean;
}

export type NameKind = 'component' | 'hook' | 'operation' | 'function' | 'class' | 'type' | 'constant';

/** A prop of a component, an option of a hook, or a member of a type. */
export interface ReferenceMember {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly defaultValue: string | undefined;
  readonly description: string;
}

/** All names of an entry point. */
export interface ReferenceEntry {
  /** The import path, such as `@parley/react/data`. */
  readonly specifier: string;
  readonly names: readonly ReferenceName[];
}
