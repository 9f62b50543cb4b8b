/** A folder with all in it, as the seed writes it. */
export interface SeededFolder {
  readonly name: string;
  /** User ids; everyone where left out. */
  readonly sharedWith?: readonly number[];
  /** `null` for a folder shared from the main workspace; the admin where left out. */
  readonly ownerId?: number | null;
  readonly folders?: readonly SeededFolder[];
}

/** Of each deployment: 30, 6 and 4 folders. The analyst may read the budget, but nothing of the executives. */
export const folderTree: Readonly<Record<number, readonly SeededFolder[]>> = {
  1: [
    {
      name: 'Finance',
      folders: [
        { name: 'Monthly close', folders: [{ name: 'Store profitability' }, { name: 'Margin bridges' }] },
        { name: 'Budget', sharedWith: [2, 3, 4], folders: [{ name: '2026 plan', folders: [{ name: 'Board papers', sharedWith: [3] }] }] },
      ],
    },
    {
      name: 'Merchandising',
      ownerId: null,
      folders: [
        { name: 'Beverages' },
        { name: 'Fresh food', folders: [{ name: 'Produce' }, { name: 'Bakery' }] },
        { name: 'Home and garden' },
        { name: 'Private label' },
      ],
    },
    { name: 'Store operations', folders: [{ name: 'North region' }, { name: 'South region' }] },
    { name: 'Supply chain', folders: [{ name: 'Inbound' }, { name: 'Stock health', folders: [{ name: 'Out of stocks' }] }] },
    { name: 'Marketing', folders: [{ name: 'Loyalty programme' }, { name: 'Campaigns', folders: [{ name: 'Spring 2026' }] }] },
    { name: 'Executive', sharedWith: [], folders: [{ name: 'Weekly pack', sharedWith: [] }] },
    { name: 'Data quality', ownerId: null },
    { name: 'Analyst drafts', ownerId: 2, sharedWith: [], folders: [{ name: 'Basket analysis', ownerId: 2, sharedWith: [] }] },
  ],
  2: [
    { name: 'Finance', folders: [{ name: 'Monthly close' }] },
    { name: 'Merchandising', ownerId: null },
    { name: 'Release checks', folders: [{ name: 'Dashboards' }, { name: 'Data model' }] },
  ],
  3: [
    { name: 'Experiments', folders: [{ name: 'Pricing' }, { name: 'Assortment' }] },
    { name: 'Archive', sharedWith: [] },
  ],
};
