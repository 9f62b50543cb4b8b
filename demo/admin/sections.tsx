import { type LucideIcon, Rocket, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Placements } from './Placements.js';
import { Promotions } from './Promotions.js';

/** One page of the console. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly Icon: LucideIcon;
  Widget(props: { readonly deploymentId: number }): ReactNode;
}

export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'placements',
    title: 'Placements',
    lead: 'Which reports stand in which spreadsheets, and whether their cells are up to date.',
    Icon: Table2,
    Widget: Placements,
  },
  {
    id: 'promotions',
    title: 'Promotions',
    lead: 'Take a workbook to another deployment, and see where it came from.',
    Icon: Rocket,
    Widget: Promotions,
  },
];
