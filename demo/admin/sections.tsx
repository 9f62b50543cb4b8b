import {
  Activity,
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
import { BranchesPage, LogsPage, type PageProps, PlacementsPage, ReportsPage, UsersPage, VariablesPage, WorkspacePage } from './pages.js';

/** One page of the console. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly Icon: LucideIcon;
  /** Holds what is typed for each deployment, and so stays when another one is chosen. */
  readonly keepsDrafts?: boolean;
  Page(props: PageProps): ReactNode;
}

export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'workspace',
    title: 'Workspace',
    lead: 'Folders, workbooks and reports: find, move, copy and delete them, one or many.',
    Icon: FolderTree,
    Page: WorkspacePage,
  },
  {
    id: 'reports',
    title: 'Reports',
    lead: 'Saved reports by folder and document. Open one to see where it is placed.',
    Icon: FileText,
    Page: ReportsPage,
  },
  {
    id: 'placements',
    title: 'Placements',
    lead: 'Which reports stand in a spreadsheet, and whether their cells are up to date.',
    Icon: Table2,
    Page: PlacementsPage,
  },
  {
    id: 'promotions',
    title: 'Promotions',
    lead: 'Take a workbook to another deployment, and see where it came from.',
    Icon: Rocket,
    Page: PromotionsPage,
  },
  {
    id: 'comments',
    title: 'Comments',
    lead: 'Talk about a dashboard, as an embedded page of the tenant Harbor Goods shows it.',
    Icon: MessagesSquare,
    Page: CommentsPage,
  },
  {
    id: 'users',
    title: 'Users',
    lead: 'Who may sign in, in which groups, and with which attribute values.',
    Icon: Users,
    Page: UsersPage,
  },
  {
    id: 'branches',
    title: 'Branches',
    lead: 'Development branches of the data model: edit, validate, commit and merge.',
    Icon: GitBranch,
    Page: BranchesPage,
  },
  {
    id: 'variables',
    title: 'Environment',
    lead: 'Variables of the deployment. Hidden values stay as they are unless you type others.',
    Icon: KeyRound,
    keepsDrafts: true,
    Page: VariablesPage,
  },
  {
    id: 'logs',
    title: 'Logs',
    lead: 'What the deployment writes, as it writes it.',
    Icon: ScrollText,
    Page: LogsPage,
  },
  {
    id: 'jobs',
    title: 'Jobs',
    lead: 'What takes a while. The tray at the top follows all of it, from every page.',
    Icon: Activity,
    Page: JobsPage,
  },
];
