import {
  Activity,
  AppWindow,
  BadgeCheck,
  BookOpen,
  Building2,
  Cable,
  CalendarClock,
  CirclePlus,
  FileCode,
  FileText,
  FolderTree,
  GitBranch,
  House,
  KeyRound,
  LayoutDashboard,
  LockKeyhole,
  type LucideIcon,
  MessagesSquare,
  Plug,
  RefreshCcwDot,
  RefreshCw,
  Rocket,
  ScrollText,
  Share2,
  ShieldCheck,
  Sigma,
  SlidersHorizontal,
  Table2,
  Tags,
  Ticket,
  UserCog,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperationId } from '../../src/client.js';
import { ConnectionsPage, IntegrationsPage, KeysPage, MinterPage } from './accessPages.js';
import { CommentsPage } from './CommentsPage.js';
import { DashboardsPage } from './DashboardsPage.js';
import { DeploymentPage } from './DeploymentPage.js';
import { SessionsPage, SharingPage, TenantsPage } from './embedPages.js';
import { HomePage } from './home/HomePage.js';
import { JobsPage } from './JobsPage.js';
import { MetricViewsPage } from './MetricViewsPage.js';
import { ModelFilesPage } from './modelPages.js';
import { NewDeploymentPage } from './NewDeploymentPage.js';
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
import { AttributesPage, GroupsPage, ProvisioningPage, RolesPage } from './peoplePages.js';
import { SyncsPage } from './SyncsPage.js';
import { SchedulesPage } from './schedulePages.js';
import type { SectionId } from './sectionIds.js';
import { AccountPage, MySettingsPage } from './settingsPages.js';
import { WorkbooksPage } from './workbookPages.js';

/** A page of the console. Its words are in `consoleWords`. */
export interface Section {
  readonly Icon: LucideIcon;
  /** Keeps the text typed for each deployment, so it stays mounted when another deployment is chosen. */
  readonly keepsDrafts?: boolean;
  /** The operation that it is about. Who may not call it does not see the page in the navigation. */
  readonly needs?: OperationId;
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
  workbooks: {
    Icon: BookOpen,
    Page: WorkbooksPage,
  },
  reports: {
    Icon: FileText,
    Page: ReportsPage,
  },
  dashboards: {
    Icon: LayoutDashboard,
    Page: DashboardsPage,
  },
  placements: {
    Icon: Table2,
    Page: PlacementsPage,
  },
  promotions: {
    Icon: Rocket,
    Page: PromotionsPage,
  },
  schedules: {
    needs: 'getNotifications',
    Icon: CalendarClock,
    Page: SchedulesPage,
  },
  comments: {
    needs: 'listEmbedTenantWorkbooks',
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
    needs: 'getRoles',
    Icon: ShieldCheck,
    Page: RolesPage,
  },
  attributes: {
    Icon: Tags,
    Page: AttributesPage,
  },
  provisioning: {
    // The console's server provisions for administrators alone.
    needs: 'updateUser',
    Icon: RefreshCcwDot,
    Page: ProvisioningPage,
  },
  newDeployment: {
    needs: 'createDeployment',
    Icon: CirclePlus,
    Page: NewDeploymentPage,
  },
  branches: {
    Icon: GitBranch,
    Page: BranchesPage,
  },
  deployment: {
    Icon: SlidersHorizontal,
    Page: DeploymentPage,
  },
  modelFiles: {
    Icon: FileCode,
    keepsDrafts: true,
    Page: ModelFilesPage,
  },
  variables: {
    Icon: KeyRound,
    keepsDrafts: true,
    Page: VariablesPage,
  },
  integrations: {
    Icon: Cable,
    Page: IntegrationsPage,
  },
  connections: {
    Icon: Plug,
    Page: ConnectionsPage,
  },
  keys: {
    needs: 'listApiKeys',
    Icon: LockKeyhole,
    Page: KeysPage,
  },
  minter: {
    Icon: Ticket,
    Page: MinterPage,
  },
  tokens: {
    needs: 'listOidcTokenConfigs',
    Icon: BadgeCheck,
    Page: TokensPage,
  },
  tenants: {
    needs: 'listEmbedTenants',
    Icon: Building2,
    Page: TenantsPage,
  },
  sharing: {
    Icon: Share2,
    Page: SharingPage,
  },
  sessions: {
    needs: 'generateSession',
    Icon: AppWindow,
    Page: SessionsPage,
  },
  syncs: {
    needs: 'listTransformSyncs',
    Icon: RefreshCw,
    Page: SyncsPage,
  },
  metricViews: {
    needs: 'getIntegration',
    Icon: Sigma,
    Page: MetricViewsPage,
  },
  logs: {
    Icon: ScrollText,
    Page: LogsPage,
  },
  jobs: {
    Icon: Activity,
    Page: JobsPage,
  },
  account: {
    needs: 'getTenantSettings',
    Icon: Building2,
    Page: AccountPage,
  },
  mySettings: {
    Icon: UserCog,
    Page: MySettingsPage,
  },
};
