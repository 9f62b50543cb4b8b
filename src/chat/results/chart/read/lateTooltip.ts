import type { SceneNode } from '../proof/shownMarks.js';

/** The tooltip of a drawn mark, evaluated when it is first needed. */
export class LateTooltip {
  readonly #write: () => unknown;
  #text: { readonly value: unknown } | undefined;

  constructor(write: () => unknown) {
    this.#write = write;
  }

  toJSON(): unknown {
    return this.read();
  }

  read(): unknown {
    this.#text ??= { value: this.#write() };
    return this.#text.value;
  }
}

/** Returns the tooltip of a mark. */
export function tooltipOf({ tooltip }: SceneNode): unknown {
  return tooltip instanceof LateTooltip ? tooltip.read() : tooltip;
}
