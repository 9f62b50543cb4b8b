import {
  Activity,
  BadgeCheck,
  FileText,
  FolderTree,
  GitBranch,
  House,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Rocket,
  ScrollText,
  ShieldCheck,
  Table2,
  Tags,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { CommentsPage } from './CommentsPage.js';
import { HomePage } from './home/HomePage.js';
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
import { AttributesPage, GroupsPage, RolesPage } from './peoplePages.js';
import type { SectionId } from './sectionIds.js';

/** A page of the console. Its words are in `consoleWords`. */
export interface Section {
  readonly Icon: LucideIcon;
  /** Keeps the text typed for each deployment, so it stays mounted when another deployment is chosen. */
  readonly keepsDrafts?: boolean;
  Page(props: PageProps): ReactNode;
}

export const sections: Readonly<Record<SectionId, Section>> = {
  home: {
    Icon: House,
    Page: HomePage,
  },
  workspace: {
    Icon: FolderTree,
    Page: WorkspacePage,
  },
  reports: {
    Icon: FileText,
    Page: ReportsPage,
  },
  placements: {
    Icon: Table2,
    Page: PlacementsPage,
  },
  promotions: {
    Icon: Rocket,
    Page: PromotionsPage,
  },
  comments: {
    Icon: MessagesSquare,
    Page: CommentsPage,
  },
  users: {
    Icon: Users,
    Page: UsersPage,
  },
  groups: {
    Icon: UsersRound,
    Page: GroupsPage,
  },
  roles: {
    Icon: ShieldCheck,
    Page: RolesPage,
  },
  attributes: {
    Icon: Tags,
    Page: AttributesPage,
  },
  branches: {
    Icon: GitBranch,
    Page: BranchesPage,
  },
  variables: {
    Icon: KeyRound,
    keepsDrafts: true,
    Page: VariablesPage,
  },
  tokens: {
    Icon: BadgeCheck,
    Page: TokensPage,
  },
  logs: {
    Icon: ScrollText,
    Page: LogsPage,
  },
  jobs: {
    Icon: Activity,
    Page: JobsPage,
  },
};
