export const categories: readonly CategoryPlan[] = [
  {
    name: 'Shoes',
    nouns: ['Trail Runner', 'Hiking Boot', 'Sneaker', 'Sandal', 'Approach Shoe'],
    prices: [59, 189],
    weight: 21,
    costShare: 0.48,
    returnRate: 0.13,
    coldLean: 0.05,
  },
  {
    name: 'Jackets',
    nouns: ['Rain Jacket', 'Down Jacket', 'Softshell', 'Parka', 'Windbreaker'],
    prices: [89, 349],
    weight: 15,
    costShare: 0.45,
    returnRate: 0.09,
    coldLean: 0.55,
  },
  {
    name: 'Shirts',
    nouns: ['T-Shirt', 'Flannel Shirt', 'Merino Tee', 'Polo', 'Base Layer'],
    prices: [19, 79],
    weight: 20,
    costShare: 0.4,
    returnRate: 0.07,
    coldLean: -0.15,
  },
  {
    name: 'Trousers',
    nouns: ['Hiking Trousers', 'Shorts', 'Climbing Pants', 'Leggings'],
    prices: [39, 139],
    weight: 14,
    costShare: 0.43,
    returnRate: 0.1,
    coldLean: -0.05,
  },
  {
    name: 'Bags',
    nouns: ['Backpack', 'Daypack', 'Duffel', 'Messenger Bag'],
    prices: [35, 219],
    weight: 9,
    costShare: 0.46,
    returnRate: 0.05,
    coldLean: -0.05,
  },
  {
    name: 'Accessories',
    nouns: ['Beanie', 'Gloves', 'Cap', 'Socks', 'Water Bottle'],
    prices: [9, 49],
    weight: 16,
    costShare: 0.36,
    returnRate: 0.03,
    coldLean: 0.3,
  },
  {
    name: 'Camping',
    nouns: ['Tent', 'Sleeping Bag', 'Stove', 'Lantern', 'Hammock'],
    prices: [29, 449],
    weight: 7,
    costShare: 0.52,
    returnRate: 0.06,
    coldLean: -0.7,
  },
  {
    name: 'Climbing',
    nouns: ['Harness', 'Rope', 'Helmet', 'Chalk Bag'],
    prices: [19, 229],
    weight: 4,
    costShare: 0.5,
    returnRate: 0.04,
    coldLean: -0.3,
  },
];

export const brands = [
  'Norvik',
  'Alderpeak',
  'Brightfell',
  'Cascadia',
  'Driftwood',
  'Eastridge',
  'Fjordline',
  'Granite & Co',
  'Halden',
  'Lumen',
] as const;
export const modelNames = [
  'Aurora',
  'Boreal',
  'Cirrus',
  'Drift',
  'Ember',
  'Falcon',
  'Glide',
  'Horizon',
  'Iris',
  'Juniper',
  'Koda',
  'Lynx',
  'Mesa',
  'Nimbus',
  'Onyx',
  'Pike',
  'Quarry',
  'Ridge',
  'Summit',
  'Terra',
] as const;
export const productsPerCategory = 30;

/** One product line had a bad batch: its returns jump in these months. */
export const badBatch = { brand: 'Driftwood', category: 'Shoes', from: '2025-07-01', to: '2025-09-30', returnRate: 0.38 } as const;

export interface CategoryPlan {
  readonly name: string;
  readonly nouns: readonly [string, ...string[]];
  readonly prices: readonly [low: number, high: number];
  readonly weight: number;
  /** Part of the price that is cost. */
  readonly costShare: number;
  readonly returnRate: number;
  /** How much demand leans to the cold half of the year (positive) or the warm one (negative). */
  readonly coldLean: number;
}
