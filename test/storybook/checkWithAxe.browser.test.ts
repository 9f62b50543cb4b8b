import { afterEach, describe, expect, it } from 'vitest';
import { checkWithAxe } from '../../.storybook/checkWithAxe.js';

describe('the check of a story', () => {
  afterEach(() => document.body.replaceChildren());

  it('reports a violation of any rule', async () => {
    const surface = showText('light-dark(black, white)');
    surface.append(document.createElement('button'));
    await expect(checkWithAxe(surface)).rejects.toThrow(/As it is:\nbutton-name/);
  });

  it('reports text that cannot be read in dark', async () => {
    await expect(checkWithAxe(showText('light-dark(black, #222)'))).rejects.toThrow(/In dark and right to left:\ncolor-contrast/);
  });

  it('passes text that can be read in dark, and restores theme and direction', async () => {
    const surface = showText('light-dark(black, white)');
    await checkWithAxe(surface);
    expect(surface.dataset.theme).toBe('light');
    expect(surface.dir).toBe('ltr');
  });

  it('leaves out what a story excludes', async () => {
    const surface = showText('light-dark(black, #222)');
    await expect(checkWithAxe(surface, { context: { exclude: ['p'] } })).resolves.toBeUndefined();
  });
});

function showText(color: string): HTMLElement {
  const style = document.createElement('style');
  style.textContent = '[data-theme=light] { color-scheme: light } [data-theme=dark] { color-scheme: dark }';
  const surface = document.createElement('div');
  surface.dataset.theme = 'light';
  surface.dir = 'ltr';
  surface.style.backgroundColor = 'light-dark(white, black)';
  const text = document.createElement('p');
  text.textContent = 'Revenue by region';
  text.style.color = color;
  surface.append(text);
  document.body.append(style, surface);
  return surface;
}
