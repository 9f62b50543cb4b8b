import axe from 'axe-core';
import { waitForAnimations } from 'storybook/preview-api';

/** The rules that colors or direction can break. The others cannot differ: the elements stay the same. */
const rules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Turns what a story ended with dark and right to left, and checks it again. This is faster than a second run of the story.
 * Throws an error that lists what axe found.
 */
export async function checkDarkRtl(surface: HTMLElement, { config, context, options }: AxeSettings = {}): Promise<void> {
  const { theme } = surface.dataset;
  const { dir } = surface;
  surface.dataset.theme = 'dark';
  surface.dir = 'rtl';
  try {
    await waitForAnimations();
    axe.reset();
    axe.configure({ ...config });
    const { violations } = await axe.run({ include: document.body, ...context }, { ...options, runOnly: rules });
    if (violations.length > 0) throw new Error(`In dark and right to left:\n${violations.map(describeViolation).join('\n')}`);
  } finally {
    if (theme === undefined) delete surface.dataset.theme;
    else surface.dataset.theme = theme;
    surface.dir = dir;
  }
}

/** What a story sets as `parameters.a11y`. */
export interface AxeSettings {
  readonly config?: axe.Spec;
  readonly context?: { readonly exclude: string[] };
  readonly options?: axe.RunOptions;
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;
}
