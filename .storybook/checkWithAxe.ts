import axe from 'axe-core';

/** The rules that colors or direction can break. The others cannot differ: the elements stay the same. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Checks what a story ended with, then turns it dark and right to left and checks its looks again. This is faster than a second run
 * of the story. Throws an error that lists what axe found.
 */
export async function checkWithAxe(surface: HTMLElement, settings: AxeSettings = {}): Promise<void> {
  const unpinned = withoutPinnedQuestions();
  const { theme } = surface.dataset;
  const { dir } = surface;
  const still = withoutTransitions();
  try {
    await check('As it is', settings);
    surface.dataset.theme = 'dark';
    surface.dir = 'rtl';
    await check('In dark and right to left', { ...settings, options: { ...settings.options, runOnly: rulesOfLooks } });
  } finally {
    if (theme === undefined) delete surface.dataset.theme;
    else surface.dataset.theme = theme;
    surface.dir = dir;
    still.remove();
    for (const style of unpinned) style.remove();
  }
}

/**
 * Hides pinned questions, including those that appear later. A pinned question can cover part of a control until the reader scrolls, and axe
 * would report that control as too small, depending on where a story ends. Another test checks the pinned question.
 */
function withoutPinnedQuestions(): HTMLStyleElement[] {
  const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document.head, ...shadowRoots].map((root) => addStyle(root, '.parley-pinned-place { display: none !important; }'));
}

/** Makes colors change at once, so that there is nothing to wait for. */
function withoutTransitions(): HTMLStyleElement {
  return addStyle(document.head, '*, ::before, ::after { transition: none !important; }');
}

function addStyle(root: Node, text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  root.appendChild(style);
  return style;
}

/** What a story sets as `parameters.a11y`. */
export interface AxeSettings {
  readonly config?: axe.Spec;
  readonly context?: { readonly exclude: string[] };
  readonly options?: axe.RunOptions;
}

async function check(situation: string, { config, context, options }: AxeSettings): Promise<void> {
  axe.reset();
  // A story is a part of a page, and has no landmarks.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  // The details of everything that passed would take most of the memory.
  const { violations } = await axe.run({ include: document.body, ...context }, { resultTypes: ['violations'], ...options });
  if (violations.length > 0) throw new Error(`${situation}:\n${violations.map(describeViolation).join('\n')}`);
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;
}
