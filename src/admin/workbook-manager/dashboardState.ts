import type { DashboardConfig } from '../../client/resources/dashboard-config.js';
import type { PromotionReference } from '../../client/resources/workbook-promotions.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import { isSameJson } from '../../data/conflict/compareFields.js';

/** How the draft of a dashboard relates to what is published. */
export type DashboardState = 'none' | 'draft' | 'changed' | 'published' | 'archived';

/** Returns the state of a workbook's dashboard; `undefined` if the service left both versions out. */
export function dashboardStateOf(workbook: Workbook): DashboardState | undefined {
  const { dashboardDraft: draft, publishedDashboard } = workbook;
  const published = publishedConfigOf(workbook);
  if (draft === undefined && published === undefined) return undefined;
  if (publishedDashboard?.status === 'archived') return 'archived';
  if (!published) return draft ? 'draft' : 'none';
  return !draft || isSameJson(draft, published) ? 'published' : 'changed';
}

/** Returns what is published; `null` if nothing is, `undefined` if the service left it out. */
export function publishedConfigOf({ dashboardPublished, publishedDashboard }: Workbook): DashboardConfig | null | undefined {
  return dashboardPublished ?? (publishedDashboard === undefined ? dashboardPublished : (publishedDashboard?.config ?? null));
}

/** The other workbook of a promotion, and the direction as seen from this one. */
export interface PromotedTo {
  readonly direction: 'from' | 'to';
  /** `undefined` if it is not available. */
  readonly name: string | undefined;
}

/** Returns the last promotion of a workbook; `undefined` if it took part in none. */
export function promotionOf({ id, promotion }: Workbook): PromotedTo | undefined {
  if (!promotion) return undefined;
  const { parent, lastPromotion } = promotion;
  // A workbook that came from no other is its own parent.
  if (parent.workbookId === id) return { direction: 'to', name: nameOf(lastPromotion?.target) };
  return { direction: 'from', name: nameOf(parent) };
}

function nameOf(reference: PromotionReference | null | undefined): string | undefined {
  return reference?.availability === 'available' ? (reference.name ?? undefined) : undefined;
}
