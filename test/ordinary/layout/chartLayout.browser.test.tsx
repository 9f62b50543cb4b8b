import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { SqlResult } from '../../../src/chat/results/SqlResult.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { arabic, english, japanese } from '../../../src/labels.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { someOf } from '../../support/runs.js';
import { type LayoutChart, layoutCharts } from './layoutCharts.js';
import { textFaults } from './textFaults.js';

const client = createServiceClient({ baseUrl: 'https://parley.test', credentials: { kind: 'cookie', identity: 'ada' } });
const labels = { en: english, ar: arabic, ja: japanese };
const widths = someOf([320, 360, 520, 650, 768, 900, 1100, 1440], 3);

it('draws every chart in a card of any width with texts that are whole and apart', async () => {
  expect(layoutCharts.length).toBeGreaterThanOrEqual(60);
  await page.viewport(1500, 900);
  const cards = document.body.appendChild(document.createElement('div'));
  render(
    layoutCharts.map((chart) => <Card key={chart.name} chart={chart} />),
    { container: cards },
  );
  const faults: string[] = [];
  for (const width of widths) {
    const before = drawings();
    cards.style.inlineSize = `${width}px`;
    // Each width has a new drawing. A chart that is refused stays a table.
    const pending = () => drawings().filter((drawing, index) => drawing === before[index] && !drawing?.matches('.parley-chart-problem'));
    await expect.poll(() => pending().length, { interval: 100 }).toBe(0);
    for (const card of drawnCards()) faults.push(...textFaults(card).map((fault) => `${width} px, ${card.dataset.name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** All cards are in one place, so that each is near the viewport. */
const place = { position: 'absolute', insetBlockStart: 0, inlineSize: 'inherit', contain: 'layout' } as const;

function Card({ chart: { name, result, theme, direction, language } }: { chart: LayoutChart }) {
  return (
    <ServiceProvider client={client} labels={labels[language]} timeZone="UTC">
      <div data-name={name} data-theme={theme} dir={direction} style={place}>
        <SqlResult result={result} />
      </div>
    </ServiceProvider>
  );
}

function drawnCards(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-name]')];
}

/** The picture in each card, or the reason why there is none; `null` while it is not drawn yet. */
function drawings(): readonly (Element | null)[] {
  return drawnCards().map((card) => card.querySelector('.parley-chart-stage, .parley-chart-problem'));
}
