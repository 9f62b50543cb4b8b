import type { AdminLabels } from './AdminLabels.js';
import { japaneseCommon } from './basics/ja.js';
import { japaneseBranches } from './branches/ja.js';
import { japaneseComments } from './comments/ja.js';
import { japaneseJobs } from './jobs/ja.js';
import { japaneseLogs } from './logs/ja.js';
import { japanesePlacements } from './placements/ja.js';
import { japanesePromotion } from './promotion/ja.js';
import { japaneseReports } from './reports/ja.js';
import { japaneseUsers } from './users/ja.js';
import { japaneseVariables } from './variables/ja.js';
import { japaneseWorkspace } from './workspace/ja.js';

export const japaneseAdmin: AdminLabels = {
  common: japaneseCommon,
  branches: japaneseBranches,
  comments: japaneseComments,
  promotion: japanesePromotion,
  placements: japanesePlacements,
  reports: japaneseReports,
  variables: japaneseVariables,
  workspace: japaneseWorkspace,
  users: japaneseUsers,
  jobs: japaneseJobs,
  logs: japaneseLogs,
};
