import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkWithAxe, Seen } from '../../.storybook/checkWithAxe.js';
import { runs } from '../support/runs.js';

describe('the check of a story', () => {
  afterEach(() => document.body.replaceChildren());

  it('reports a violation of any rule', async () => {
    const surface = showText('light-dark(black, white)');
    surface.append(document.createElement('button'));
    await expect(checkWithAxe(surface)).rejects.toThrow(/As it is:\nbutton-name/);
  });

  it('reports a control whose name is not what it shows', async () => {
    const surface = showText('light-dark(black, white)');
    surface.insertAdjacentHTML('beforeend', '<button aria-label="Delete the last report">Remove this one</button>');
    await expect(checkWithAxe(surface)).rejects.toThrow(/As it is:\nlabel-content-name-mismatch/);
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

  it('reports a violation again when the story is tried again', async () => {
    const seen = new Seen();
    for (const rule of [/button-name/, /button-name/]) {
      const surface = showText('light-dark(black, white)');
      surface.append(document.createElement('button'));
      await expect(checkWithAxe(surface, {}, seen)).rejects.toThrow(rule);
      document.body.replaceChildren();
    }
    for (const rule of [/color-contrast/, /color-contrast/]) {
      await expect(checkWithAxe(showText('light-dark(black, #222)'), {}, seen)).rejects.toThrow(rule);
      document.body.replaceChildren();
    }
  });

  it('finds in any story what a check of that story alone finds', { timeout: 120_000 }, async () => {
    const story = fc.array(fc.tuple(fc.constantFrom(...surroundings), fc.constantFrom(...parts)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 2, maxLength: 5 }), async (stories) => {
        const seen = new Seen();
        for (const fragments of stories) {
          const html = fragments.map(([around, part]) => around.replace('…', part)).join('');
          const alone = await brokenRules(html, null);
          expect(await brokenRules(html, seen), html).toEqual(alone);
        }
      }),
      { numRuns: runs(12, 300) },
    );
  });

  it('checks nothing twice', async () => {
    const seen = new Seen();
    const html = parts.slice(0, 4).join('');
    await brokenRules(html, seen);
    const surface = show(html);
    const { isEmpty } = seen.structures.lookAt(document.body, () => false);
    expect(isEmpty).toBe(true);
    expect(seen.looks.lookAt(document.body, ['color-contrast'], () => true).flatMap(({ elements }) => elements)).toEqual([]);
    surface.remove();
  });

  it('leaves out what a story excludes', async () => {
    const surface = showText('light-dark(black, #222)');
    await expect(checkWithAxe(surface, { context: { exclude: ['p'] } })).resolves.toBeUndefined();
  });
});

/** What can be around a part of a story. Some of it makes a part wrong that is right elsewhere. */
const surroundings = [
  '<div>…</div>',
  '<div style="background: light-dark(#444, #bbb)">…</div>',
  '<div style="opacity: 0.4">…</div>',
  '<div style="visibility: hidden">…</div>',
  '<div aria-hidden="true">…</div>',
  '<div role="list">…</div>',
  '<ul><li>…</li></ul>',
  '<button type="button">…</button>',
  '<div style="position: relative">…<span style="position: absolute; inset: 0; background: light-dark(#444, #bbb); z-index: -1"></span></div>',
  '<div style="height: 20px; overflow: auto"><p style="margin: 0">Regions</p>…</div>',
  '<div style="clip-path: inset(50%)">…</div>',
];

/** The first four are right. */
const parts = [
  '<p>Revenue by region</p>',
  '<h2>Revenue</h2>',
  '<label>Name<input></label>',
  '<p>The <a href="/a" style="color: inherit">first</a> of all regions</p>',
  '<p>The <a href="/a" style="color: inherit; text-decoration: none; border: 0">first</a> of all regions</p>',
  '<p>The <a href="/a" style="color: light-dark(#223, #eed); text-decoration: none">first</a> of all regions</p>',
  '<h5>Revenue</h5>',
  '<input>',
  '<label for="name">Name</label><input id="name">',
  '<label for="other">Name</label><input id="name">',
  '<input aria-labelledby="title"><span id="title">Name</span>',
  '<input aria-labelledby="title"><span id="title"></span>',
  '<button type="button">Save</button>',
  '<button type="button"></button>',
  '<button type="button" aria-label="Save"></button>',
  '<button type="button" aria-label=" "></button>',
  '<button type="button" title="Save" tabindex="3"></button>',
  '<button type="button" style="padding: 0; border: 0; width: 10px; height: 10px; overflow: hidden">A</button><button type="button" style="padding: 0; border: 0; width: 10px; height: 10px; overflow: hidden">B</button>',
  '<button type="button" style="padding: 0; border: 0; margin: 30px; width: 10px; height: 10px; overflow: hidden">A</button>',
  '<p style="color: light-dark(#888, #777)">Revenue by region</p>',
  '<p style="color: light-dark(#888, #777); font-size: 30px">Revenue by region</p>',
  '<p style="color: light-dark(black, #333)">Revenue by region</p>',
  '<button type="button" disabled style="color: light-dark(#bbb, #444); background: none">Save</button>',
  '<button type="button" style="color: light-dark(#bbb, #444); background: none">Save</button>',
  '<li>Revenue</li>',
  '<span role="listitem">Revenue</span>',
  '<span role="tab" tabindex="0">Revenue</span>',
  '<span role="checkbox" aria-checked="maybe" tabindex="0">Revenue</span>',
  '<nav aria-label="Pages">Pages</nav>',
  '<nav aria-label="Pages">Pages</nav><nav aria-label="pages">Pages</nav>',
  '<img src="data:," alt="Revenue"> Revenue',
  '<img src="data:,">',
  '<svg role="img" width="30" height="30"><title>Revenue</title></svg>',
  '<svg role="img" width="30" height="30"><title></title></svg>',
];

async function brokenRules(html: string, seen: Seen | null): Promise<string[]> {
  const surface = show(html);
  try {
    await checkWithAxe(surface, {}, seen);
    return [];
  } catch (error) {
    return describeBroken(String(error));
  } finally {
    document.body.replaceChildren();
  }
}

function describeBroken(message: string): string[] {
  return [...new Set([...message.matchAll(/^([a-z-]+): /gm)].map(([, rule = '']) => rule))].sort();
}

function show(html: string): HTMLElement {
  const surface = showText('light-dark(black, white)');
  surface.insertAdjacentHTML('beforeend', html);
  return surface;
}

function showText(color: string): HTMLElement {
  const style = document.createElement('style');
  style.textContent = '[data-theme=light] { color-scheme: light } [data-theme=dark] { color-scheme: dark }';
  const surface = document.createElement('div');
  surface.dataset.theme = 'light';
  surface.dir = 'ltr';
  surface.style.backgroundColor = 'light-dark(white, black)';
  surface.style.color = 'light-dark(black, white)';
  const text = document.createElement('p');
  text.textContent = 'Revenue by region';
  text.style.color = color;
  surface.append(text);
  document.body.append(style, surface);
  return surface;
}
