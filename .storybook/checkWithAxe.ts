import axe from 'axe-core';
import { isDeep } from '../test/support/runs.js';
import { LooksSeen, type RuleOfLooks, rulesOfLooks } from './seen/LooksSeen.js';
import { StructuresSeen } from './seen/StructuresSeen.js';

/** What the checks of a page have found to be right: stories share a page, and most of what they show. */
export class Seen {
  readonly structures = new StructuresSeen();
  readonly looks = new LooksSeen();
}

const seenOnPage = new Seen();

/**
 * Checks what a story ended with, then turns it dark and right to left and checks its looks again. This is faster than a second run
 * of the story. Throws an error that lists what axe found. What earlier stories had in the same way is not checked again, except in a deep
 * run.
 */
export async function checkWithAxe(
  surface: HTMLElement,
  { context }: AxeSettings = {},
  seen: Seen | null = isDeep ? null : seenOnPage,
): Promise<void> {
  const exclude = context?.exclude ?? [];
  const unpinned = withoutPinnedQuestions();
  const { theme } = surface.dataset;
  const { dir } = surface;
  const still = withoutTransitions();
  try {
    await check(seen, 'As it is', exclude, 'all');
    surface.dataset.theme = 'dark';
    surface.dir = 'rtl';
    await check(seen, 'In dark and right to left', exclude, 'looks');
  } finally {
    if (theme === undefined) delete surface.dataset.theme;
    else surface.dataset.theme = theme;
    surface.dir = dir;
    still.remove();
    for (const style of unpinned) style.remove();
  }
}

async function check(seen: Seen | null, situation: string, exclude: readonly string[], what: 'all' | 'looks'): Promise<void> {
  const violations = seen === null ? await checkAll(exclude, what) : await checkNew(exclude, what, seen);
  if (violations.length > 0) throw new Error(`${situation}:\n${violations.map(describeViolation).join('\n')}`);
}

async function checkAll(exclude: readonly string[], what: 'all' | 'looks'): Promise<axe.Result[]> {
  const options: axe.RunOptions = what === 'all' ? {} : { runOnly: [...rulesOfLooks] };
  return (await run({ include: document.body, exclude: [...exclude] }, options)).violations;
}

async function checkNew(exclude: readonly string[], what: 'all' | 'looks', { structures, looks }: Seen): Promise<axe.Result[]> {
  if (what === 'looks') return checkNewLooks(rulesOfLooks, exclude, looks);
  return [...(await checkNewStructure(exclude, structures)), ...(await checkNewLooks(rulesOfColors, exclude, looks))];
}

/** Targets are as large in light as in dark. */
const rulesOfColors = rulesOfLooks.filter((rule) => rule !== 'target-size');

async function checkNewStructure(exclude: readonly string[], structures: StructuresSeen): Promise<axe.Result[]> {
  const { known, isEmpty, remember } = structures.lookAt(document.body, (element) => exclude.some((name) => element.matches(name)));
  if (isEmpty) return [];
  // This one looks at every element with inline style, for settings that few have.
  const idle = document.querySelector('[style*="!important"]') === null ? ['avoid-inline-spacing'] : [];
  const rules = Object.fromEntries([...rulesOfLooks, ...idle].map((rule) => [rule, { enabled: false }]));
  const { violations } = await run({ include: document.body, exclude: [...exclude, ...known] }, { rules });
  if (violations.length === 0) remember();
  return violations;
}

async function checkNewLooks(rules: readonly RuleOfLooks[], exclude: readonly string[], looks: LooksSeen): Promise<axe.Result[]> {
  const isIncluded = (element: Element) => exclude.every((name) => element.closest(name) === null);
  const found = looks.lookAt(document.body, rules, isIncluded).filter(({ elements }) => elements.length > 0);
  if (found.length === 0) return [];
  const { violations, passes } = await run(
    { include: found.flatMap(({ elements }) => elements), exclude: [...exclude] },
    { runOnly: found.map(({ rule }) => rule), elementRef: true, resultTypes: ['violations', 'passes'] },
  );
  for (const { rule, remember } of violations.length > 0 ? [] : found) {
    const nodes = passes.filter(({ id }) => id === rule).flatMap((result) => result.nodes);
    remember(new Set(nodes.filter((node) => !isHidden(node)).flatMap(({ element }) => element ?? [])));
  }
  return violations;
}

/** True if axe had nothing to check, because one cannot see it. */
function isHidden({ any }: axe.NodeResult): boolean {
  return any.some(({ data }) => data?.messageKey === 'hidden');
}

/**
 * Hides pinned questions, including those that appear later. A pinned question can cover part of a control until the reader scrolls, and axe
 * would report that control as too small, depending on where a story ends. Another test checks the pinned question.
 */
function withoutPinnedQuestions(): HTMLStyleElement[] {
  const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document.head, ...shadowRoots].map((root) => addStyle(root, '.parley-pinned-place { display: none !important; }'));
}

/** Makes colors change at once, so that there is nothing to wait for, and shows axe what is on top, which it reads from indexes alone. */
function withoutTransitions(): HTMLStyleElement {
  return addStyle(
    document.head,
    '*, ::before, ::after { transition: none !important; } :popover-open, :modal { z-index: 2147483647 !important; }',
  );
}

function addStyle(root: Node, text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  root.appendChild(style);
  return style;
}

/** What a story sets as `parameters.a11y`. */
export interface AxeSettings {
  readonly context?: { readonly exclude: readonly string[] };
}

function run(context: axe.ElementContext, options: axe.RunOptions): Promise<axe.AxeResults> {
  axe.reset();
  // A story is a part of a page, and has no landmarks.
  axe.configure({ rules: [{ id: 'region', enabled: false }] });
  // The details of everything that passed would take most of the memory.
  return axe.run(context, { resultTypes: ['violations'], selectors: false, ...options });
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;
}
