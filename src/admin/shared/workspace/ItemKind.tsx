import { ChartNoAxesColumn, File, Folder, LayoutDashboard } from 'lucide-react';
import { lookUp } from '../../../client/http/lookUp.js';
import type { ItemType } from '../../../client/resources/workspace-items.js';
import { Icon, type IconType } from '../../../ui/icon/Icon.js';

/** The type of an item as an icon, named for screen readers. `names` are the names of the types. Renders a `<span>`. */
export function ItemKind({ type, names }: { type: string; names: Readonly<Record<ItemType, string>> }) {
  const kind = lookUp<string>(names, type) ?? type;
  return (
    <span title={kind} className="parley-line parley-fixed parley-muted parley-workspace-kind">
      <Icon of={itemIcon(type)} />
      <span className="parley-visually-hidden">{kind}</span>
    </span>
  );
}

/** The icon of an item, also of a type that is newer than this version. */
export function itemIcon(type: string): IconType {
  return lookUp<IconType>(icons, type) ?? File;
}

const icons: Readonly<Record<ItemType, IconType>> = { FOLDER: Folder, WORKBOOK: LayoutDashboard, REPORT: ChartNoAxesColumn };
