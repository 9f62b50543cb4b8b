import {
  Activity,
  BadgeCheck,
  FileText,
  FolderTree,
  GitBranch,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Rocket,
  ScrollText,
  Table2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { CommentsPage } from './CommentsPage.js';
import { JobsPage } from './JobsPage.js';
import { PromotionsPage } from './PromotionsPage.js';
import {
  BranchesPage,
  LogsPage,
  type PageProps,
  PlacementsPage,
  ReportsPage,
  TokensPage,
  UsersPage,
  VariablesPage,
  WorkspacePage,
} from './pages.js';

export type SectionId =
  | 'workspace'
  | 'reports'
  | 'placements'
  | 'promotions'
  | 'comments'
  | 'users'
  | 'branches'
  | 'variables'
  | 'tokens'
  | 'logs'
  | 'jobs';

/** A page of the console. Its words are in `consoleWords`. */
export interface Section {
  readonly id: SectionId;
  readonly Icon: LucideIcon;
  /** Keeps the text typed for each deployment, so it stays mounted when another deployment is chosen. */
  readonly keepsDrafts?: boolean;
  Page(props: PageProps): ReactNode;
}

export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'workspace',
    Icon: FolderTree,
    Page: WorkspacePage,
  },
  {
    id: 'reports',
    Icon: FileText,
    Page: ReportsPage,
  },
  {
    id: 'placements',
    Icon: Table2,
    Page: PlacementsPage,
  },
  {
    id: 'promotions',
    Icon: Rocket,
    Page: PromotionsPage,
  },
  {
    id: 'comments',
    Icon: MessagesSquare,
    Page: CommentsPage,
  },
  {
    id: 'users',
    Icon: Users,
    Page: UsersPage,
  },
  {
    id: 'branches',
    Icon: GitBranch,
    Page: BranchesPage,
  },
  {
    id: 'variables',
    Icon: KeyRound,
    keepsDrafts: true,
    Page: VariablesPage,
  },
  {
    id: 'tokens',
    Icon: BadgeCheck,
    Page: TokensPage,
  },
  {
    id: 'logs',
    Icon: ScrollText,
    Page: LogsPage,
  },
  {
    id: 'jobs',
    Icon: Activity,
    Page: JobsPage,
  },
];
