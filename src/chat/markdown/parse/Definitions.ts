import type { Definition, FootnoteDefinition } from 'mdast';
import type { LabelKind } from './syntax.js';

/** The definitions of labels in all blocks of a text. The first definition of a label wins. */
export class Definitions {
  readonly #outer: Definitions | undefined;
  readonly #links = new Map<string, Definition>();
  readonly #footnotes = new Map<string, FootnoteDefinition>();

  /** With `outer`, creates definitions for one view of a text without changing those of `outer`. */
  constructor(outer?: Definitions) {
    this.#outer = outer;
  }

  has(kind: LabelKind, label: string): boolean {
    return (kind === 'link' ? this.link(label) : this.footnote(label)) !== undefined;
  }

  link(label: string): Definition | undefined {
    return this.#links.get(label) ?? this.#outer?.link(label);
  }

  footnote(label: string): FootnoteDefinition | undefined {
    return this.#footnotes.get(label) ?? this.#outer?.footnote(label);
  }

  /** Returns the labels of all notes, in order. */
  footnoteLabels(): readonly string[] {
    return [...new Set([...(this.#outer?.footnoteLabels() ?? []), ...this.#footnotes.keys()])];
  }

  /** Adds new definitions and returns the keys of the labels that were undefined before. */
  add(definitions: ParsedDefinitions): string[] {
    const added: string[] = [];
    for (const definition of definitions) {
      const kind: LabelKind = definition.type === 'definition' ? 'link' : 'footnote';
      if (this.has(kind, definition.identifier)) continue;
      if (definition.type === 'definition') this.#links.set(definition.identifier, definition);
      else this.#footnotes.set(definition.identifier, definition);
      added.push(labelKey(kind, definition.identifier));
    }
    return added;
  }

  /** Replaces the notes of a block that was parsed again, if they are the ones in use. */
  replace(before: ParsedDefinitions, after: ParsedDefinitions): void {
    for (const [index, definition] of after.entries()) {
      if (definition.type === 'definition' || this.footnote(definition.identifier) !== before[index]) continue;
      this.#footnotes.set(definition.identifier, definition);
    }
  }
}

export type ParsedDefinitions = readonly (Definition | FootnoteDefinition)[];

/** Returns the key of a label; links and footnotes share one key space. */
export function labelKey(kind: LabelKind, label: string): string {
  return `${kind} ${label}`;
}
