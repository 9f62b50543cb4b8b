import { createLottery, createRandom, type Random } from '../random.js';
import { badBatch, brands, categories, modelNames, productsPerCategory } from './assortment.js';
import { regions } from './regions.js';
import {
  ageGroups,
  firstDay,
  lastDay,
  monthlyDemand,
  type PromotionPlan,
  paymentMethods,
  promotions,
  segments,
  weekdayDemand,
} from './retailer.js';
import { type StorePlan, stores } from './stores.js';

/** Rows of the base tables, in the order of their columns. The same seed gives the same rows. */
export interface RetailerRows {
  readonly stores: readonly Row[];
  readonly products: readonly Row[];
  readonly customers: readonly Row[];
  readonly orders: readonly Row[];
  readonly orderLines: readonly Row[];
}

export type Row = readonly (string | number | boolean | null)[];

export function generateRetailer(seed: number): RetailerRows {
  const random = createRandom(seed);
  const products = generateProducts(random);
  const customers = generateCustomers(random);
  const { orders, orderLines } = generateOrders(random, products, customers);
  return {
    stores: stores.map((plan, index) => [
      index + 1,
      plan.name,
      plan.city,
      plan.country,
      plan.region,
      plan.format,
      plan.openedOn,
      plan.floorArea,
    ]),
    products: products.map((product) => [
      product.id,
      product.name,
      product.category.name,
      product.brand,
      product.listPrice,
      product.unitCost,
      product.launchedOn,
    ]),
    customers: customers.map((customer) => [
      customer.id,
      customer.name,
      customer.segment,
      customer.ageGroup,
      customer.store.city,
      customer.store.country,
      customer.store.region,
      customer.joinedAt,
    ]),
    orders,
    orderLines,
  };
}

interface Product {
  readonly id: number;
  readonly name: string;
  readonly category: (typeof categories)[number];
  readonly brand: string;
  readonly listPrice: number;
  readonly unitCost: number;
  readonly launchedOn: string;
  readonly popularity: number;
}

interface Customer {
  readonly id: number;
  readonly name: string;
  readonly segment: string;
  readonly ageGroup: string;
  readonly store: StorePlan;
  readonly joinedAt: string;
}

const customerCount = 3200;
const ordersPerDay = 17.5;
const dayMs = 86_400_000;

function generateProducts(random: Random): Product[] {
  const names = new Set<string>();
  return categories.flatMap((category, categoryIndex) =>
    Array.from({ length: productsPerCategory }, (_, index) => {
      const brand = random.pick(brands);
      const name = unique(names, () => `${brand} ${random.pick(modelNames)} ${random.pick(category.nouns)}`);
      const [low, high] = category.prices;
      const listPrice = Math.round(low + (high - low) * random.next() ** 1.6) + 0.9;
      return {
        id: categoryIndex * productsPerCategory + index + 1,
        name,
        category,
        brand,
        listPrice,
        unitCost: round(listPrice * (category.costShare + (random.next() - 0.5) * 0.12)),
        launchedOn: random.chance(0.25)
          ? day(Date.parse(firstDay) + random.between(0, 900) * dayMs)
          : day(Date.parse('2019-01-15') + random.between(0, 1400) * dayMs),
        popularity: 0.25 + random.next() ** 2 * 2.4,
      };
    }),
  );
}

function generateCustomers(random: Random): Customer[] {
  const home = createLottery(stores, (store) => store.weight * (1 + growthOf(store) * 3));
  const segment = createLottery(segments, ({ weight }) => weight);
  const ageGroup = createLottery(ageGroups, ({ weight }) => weight);
  const names = new Set<string>();
  const joined = Array.from(
    { length: customerCount },
    () => Date.parse('2020-01-01') + random.next() ** 0.75 * (Date.parse(lastDay) - Date.parse('2020-01-01')),
  ).sort((a, b) => a - b);
  return joined.map((joinedMs, index) => {
    const store = home(random) ?? firstStore;
    const { firstNames, lastNames } = regionOf(store);
    return {
      id: index + 1,
      name: unique(
        names,
        () =>
          `${random.pick(firstNames)} ${random.chance(0.6) ? '' : `${letter(random)}. `}${random.pick(lastNames)}${random.chance(0.85) ? '' : `-${random.pick(lastNames)}`}`,
      ),
      segment: segment(random)?.name ?? 'Consumer',
      ageGroup: ageGroup(random)?.name ?? '25-34',
      store,
      joinedAt: new Date(joinedMs).toISOString(),
    };
  });
}

function generateOrders(
  random: Random,
  products: readonly Product[],
  customers: readonly Customer[],
): { orders: Row[]; orderLines: Row[] } {
  const orders: Row[] = [];
  const orderLines: Row[] = [];
  const payment = createLottery(paymentMethods, ({ weight }) => weight);
  const customersIn = new Map(stores.map(({ country }) => [country, customers.filter((customer) => customer.store.country === country)]));
  for (let time = Date.parse(firstDay); time <= Date.parse(lastDay); time += dayMs) {
    const today = day(time);
    const promotion = promotionOn(today);
    const storeOfTheDay = createLottery(stores, (store) => demandOf(store, time));
    const demand = stores.reduce((sum, store) => sum + demandOf(store, time), 0) / stores.reduce((sum, store) => sum + store.weight, 0);
    const count = random.count(
      ordersPerDay * demand * monthly(time) * (weekdayDemand[new Date(time).getUTCDay()] ?? 1) * (promotion?.lift ?? 1),
    );
    const productIn = new Map(
      [false, true].map(
        (southern) => [southern, createLottery(products, (product) => productDemand(product, time, today, southern))] as const,
      ),
    );
    for (let index = 0; index < count; index += 1) {
      const store = storeOfTheDay(random) ?? firstStore;
      const customer = customerOf(customersIn.get(store.country) ?? customers, today, random);
      const orderId = orders.length + 1;
      const isOnline = random.chance(regionOf(store).onlineShare + yearsSinceStart(time) * 0.05);
      orders.push([
        orderId,
        customer.id,
        stores.indexOf(store) + 1,
        orderTime(today, random),
        isOnline ? 'Online' : 'In store',
        payment(random)?.name ?? 'Card',
        promotion?.name ?? null,
      ]);
      for (let line = 1 + Math.floor(random.next() ** 1.7 * 5); line > 0; line -= 1) {
        const product = productIn.get(isSouthern(store))?.(random);
        if (product !== undefined)
          orderLines.push([orderLines.length + 1, orderId, ...soldLine(product, customer, isOnline, time, today, promotion, random)]);
      }
    }
  }
  return { orders, orderLines };
}

/** Product, units, revenue, discount, cost, and whether it came back. */
function soldLine(
  product: Product,
  customer: Customer,
  isOnline: boolean,
  time: number,
  today: string,
  promotion: PromotionPlan | undefined,
  random: Random,
): Row {
  const units = customer.segment === 'Business' ? random.between(2, 9) : random.chance(0.2) ? 2 : 1;
  const price = product.listPrice * (1 + 0.03 * Math.floor(yearsSinceStart(time))) * units;
  const share =
    (promotion !== undefined && random.chance(0.8) ? promotion.discount : 0) +
    (customer.segment === 'Member' && random.chance(0.5) ? 0.05 : 0);
  const discount = round(price * share);
  const isBadBatch =
    product.brand === badBatch.brand && product.category.name === badBatch.category && today >= badBatch.from && today <= badBatch.to;
  const returnRate = isBadBatch ? badBatch.returnRate : product.category.returnRate * (isOnline ? 1.5 : 0.7);
  return [product.id, units, round(price - discount), discount, round(product.unitCost * units), random.chance(returnRate)];
}

/** Earlier customers of the country come more often than late ones; nobody buys before joining. */
function customerOf(candidates: readonly Customer[], today: string, random: Random): Customer {
  let joined = candidates.length;
  while (joined > 1 && (candidates[joined - 1]?.joinedAt ?? '') > today) joined -= 1;
  return candidates[Math.floor(random.next() ** 1.5 * joined)] ?? firstOf(candidates);
}

/** Shops close early on New Year's Eve and open late on New Year's Day, so that no time zone in use moves an order out of the three years. */
function orderTime(today: string, random: Random): string {
  const from = today === firstDay ? 11 : 8;
  const to = today === lastDay ? 9 : 21;
  const peak = (random.next() + random.next()) / 2;
  const minutes = Math.floor((from + (to + 1 - from) * peak) * 60);
  return `${today}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:${pad(random.between(0, 59))}Z`;
}

function demandOf(store: StorePlan, time: number): number {
  const openedFor = (time - Date.parse(store.openedOn)) / dayMs;
  const rampUp = openedFor < 0 ? 0 : Math.min(1, 0.35 + openedFor / 240);
  return store.weight * rampUp * (1 + growthOf(store)) ** yearsSinceStart(time);
}

function productDemand(product: Product, time: number, today: string, southern: boolean): number {
  if (product.launchedOn > today) return 0;
  const coldness = Math.cos(((dayOfYear(time) - 15) / 365) * 2 * Math.PI) * (southern ? -1 : 1);
  return ((product.category.weight * product.popularity) / productsPerCategory) * (1 + product.category.coldLean * coldness);
}

function promotionOn(today: string): PromotionPlan | undefined {
  const monthAndDay = today.slice(5);
  return promotions.find(({ from, to }) => from <= monthAndDay && monthAndDay <= to);
}

function regionOf(store: StorePlan) {
  const region = regions[store.region];
  if (region === undefined) throw new Error(`Store "${store.name}" is in the region "${store.region}", which the retailer does not have.`);
  return region;
}

const growthOf = (store: StorePlan) => regionOf(store).yearlyGrowth;
const isSouthern = (store: StorePlan) => regionOf(store).southern || store.country === 'Australia';
const monthly = (time: number) => monthlyDemand[new Date(time).getUTCMonth()] ?? 1;
const yearsSinceStart = (time: number) => (time - Date.parse(firstDay)) / (365.25 * dayMs);
const dayOfYear = (time: number) => (time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / dayMs;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);
const pad = (value: number) => String(value).padStart(2, '0');
const round = (value: number) => Math.round(value * 100) / 100;
const letter = (random: Random) => String.fromCharCode(65 + random.between(0, 25));
const firstStore = firstOf(stores);

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('The retailer needs at least one of each: stores, products, customers.');
  return first;
}

function unique(taken: Set<string>, draw: () => string): string {
  let name = draw();
  while (taken.has(name)) name = draw();
  taken.add(name);
  return name;
}
