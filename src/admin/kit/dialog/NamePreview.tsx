'use client';
import type { ReactNode } from 'react';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';

/** An item as a dialog names it. */
export interface NamedItem {
  /** The id of the item. */
  readonly id: string | number;
  /** The name of the item. */
  readonly name: string;
  /** Distinguishes items with the same name, such as an email. */
  readonly detail?: string | undefined;
  /** The icon of its kind. */
  readonly icon?: ReactNode;
}

/** The items that an action will change: the first ones, and all others on request. Renders a `<ul>`. */
export function NamePreview({ items }: { items: readonly NamedItem[] }) {
  const part = useShownPart(items.length, { first: 5, step: items.length });
  return (
    <ul className="parley-plain-list parley-well parley-stack parley-gap-s parley-small">
      {items.slice(0, part.shown).map(({ id, name, detail, icon }) => (
        <li key={id} className="parley-line parley-one-line">
          {icon !== undefined && <span className="parley-line parley-fixed parley-muted">{icon}</span>}
          <bdi className="parley-clip">{name}</bdi>
          {detail !== undefined && <bdi className="parley-muted parley-clip">{detail}</bdi>}
        </li>
      ))}
      {part.shown < items.length && (
        <li>
          <ShowMore part={part} isCounted />
        </li>
      )}
    </ul>
  );
}
