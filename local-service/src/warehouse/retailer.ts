/** The made-up retailer behind the local service: outdoor clothing and gear, sold in four regions. */

/** First and last day of the data, in UTC. "Today" in questions is the last day. */
export const firstDay = '2023-01-01';
export const lastDay = '2025-12-31';

export interface PromotionPlan {
  readonly name: string;
  /** Month and day, inclusive, in each year. */
  readonly from: string;
  readonly to: string;
  readonly discount: number;
  readonly lift: number;
}

export const promotions: readonly PromotionPlan[] = [
  { name: 'Winter Sale', from: '01-03', to: '01-20', discount: 0.25, lift: 1.5 },
  { name: 'Spring Days', from: '04-08', to: '04-18', discount: 0.15, lift: 1.35 },
  { name: 'Summer Sale', from: '07-01', to: '07-16', discount: 0.2, lift: 1.45 },
  { name: 'Black Week', from: '11-21', to: '11-30', discount: 0.3, lift: 2.1 },
];

export const segments = [
  { name: 'Consumer', weight: 58 },
  { name: 'Member', weight: 33 },
  { name: 'Business', weight: 9 },
] as const;

export const ageGroups = [
  { name: '18-24', weight: 17 },
  { name: '25-34', weight: 31 },
  { name: '35-49', weight: 29 },
  { name: '50-64', weight: 16 },
  { name: '65+', weight: 7 },
] as const;

export const paymentMethods = [
  { name: 'Card', weight: 61 },
  { name: 'Wallet', weight: 27 },
  { name: 'Invoice', weight: 8 },
  { name: 'Gift card', weight: 4 },
] as const;

/** Demand by month of the year, January first, and by day of the week, Sunday first. */
export const monthlyDemand = [0.86, 0.82, 0.93, 0.98, 1.02, 1.0, 1.03, 0.94, 0.97, 1.02, 1.18, 1.42] as const;
export const weekdayDemand = [0.92, 0.84, 0.86, 0.93, 1.02, 1.2, 1.42] as const;
