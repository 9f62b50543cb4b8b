'use client';
import type { Workbook } from '../../client/resources/workbooks.js';
import { useEmbedAccess } from '../../data/resources/embed-access.js';
import { useNotifications } from '../../data/resources/notifications.js';
import { useReports } from '../../data/resources/reports.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Facts } from '../kit/layout/layout.js';
import { countedItems, useCountOf } from '../kit/list/useCountOf.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';

/** What is lost with a workbook: its reports, its schedules, and who sees it embedded. Reads one page of each. Renders a `<dl>`. */
export function WorkbookContents({ item: { id: workbookId, deploymentId, publishedDashboard } }: { item: Workbook }) {
  const { delete: words } = useWorkbookLabels();
  const { number } = useFormats();
  const countOf = useCountOf();
  const { data: reports } = useReports({ deploymentId, workbookId, first: countedItems });
  const isPublished = Boolean(publishedDashboard);
  const dashboardId = publishedDashboard?.id;
  const { data: schedules } = useNotifications({ deploymentId, dashboardId, first: countedItems }, { enabled: isPublished });
  const { data: access } = useEmbedAccess({ deploymentId, workbookId }, { enabled: isPublished });
  return (
    <Facts
      facts={[
        [words.reports, countOf(reports)],
        [words.schedules, countOf(schedules)],
        [words.tenants, access && (access.allEmbedUsers.enabled ? words.everyone : number(access.tenants.length))],
      ]}
    />
  );
}
