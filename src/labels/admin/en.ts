import type { AdminLabels } from './AdminLabels.js';
import { englishCommon } from './basics/en.js';
import { englishBranches } from './branches/en.js';
import { englishComments } from './comments/en.js';
import { englishJobs } from './jobs/en.js';
import { englishLogs } from './logs/en.js';
import { englishPlacements } from './placements/en.js';
import { englishPromotion } from './promotion/en.js';
import { englishReports } from './reports/en.js';
import { englishUsers } from './users/en.js';
import { englishVariables } from './variables/en.js';
import { englishWorkspace } from './workspace/en.js';

export const englishAdmin: AdminLabels = {
  common: englishCommon,
  branches: englishBranches,
  comments: englishComments,
  promotion: englishPromotion,
  placements: englishPlacements,
  reports: englishReports,
  variables: englishVariables,
  workspace: englishWorkspace,
  users: englishUsers,
  jobs: englishJobs,
  logs: englishLogs,
};
