import type { ReactNode } from 'react';
import { useFormats } from '../../../react/useFormats.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

export interface NamedItem {
  readonly id: string | number;
  readonly name: string;
  /** Distinguishes items with the same name, such as an email. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
}

/** The first items that an action will change, and the number of the others. Renders a `<ul>`. */
export function NamePreview({ items }: { items: readonly NamedItem[] }) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const restCount = items.length - shownItems;
  return (
    <ul className="parley-plain-list parley-well parley-stack parley-gap-s parley-small">
      {items.slice(0, shownItems).map(({ id, name, detail, icon }) => (
        <li key={id} className="parley-line parley-one-line">
          {icon !== undefined && <span className="parley-line parley-fixed parley-muted">{icon}</span>}
          <bdi className="parley-clip">{name}</bdi>
          {detail !== undefined && <bdi className="parley-muted parley-clip">{detail}</bdi>}
        </li>
      ))}
      {restCount > 0 && <li className="parley-muted">{common.andMore(restCount, number(restCount))}</li>}
    </ul>
  );
}

const shownItems = 5;
