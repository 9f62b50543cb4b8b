/** The id of the spreadsheet of the fictional shop that its reports are placed in. */
export const tradingPlan = 'trading-plan-2026';
