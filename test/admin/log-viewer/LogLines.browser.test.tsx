import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { LogLines, readLogLines } from '../../../src/admin.js';
import { englishInterface } from '../../support/englishInterface.js';

const texts: Readonly<Record<string, string>> = {
  Latin: 'The worker could not reach the warehouse and tries again. ',
  Japanese: '倉庫に接続できませんでした。しばらくしてから再試行します。',
  Tamil: 'கிடங்கை அணுக முடியவில்லை, சிறிது நேரத்தில் மீண்டும் முயற்சிக்கும். ',
  Devanagari: 'गोदाम तक नहीं पहुँच सका, थोड़ी देर में फिर कोशिश करेगा। ',
  Arabic: 'تعذر الوصول إلى المستودع وستتم المحاولة مرة أخرى قريبا. ',
  emoji: '🎉 👩‍💻 🇯🇵 ✔️ ❤️‍🔥 done 🚀🚀 ',
  'bold and colored': '\u001b[1mThe worker\u001b[0m \u001b[31m倉庫\u001b[0m 🎉 ',
};
const count = 280;
const date = '2026-11-21T10:00:00Z';

function logOf(kinds: readonly string[]) {
  const entries = Array.from({ length: count }, (_, index) => ({
    pod: 'api',
    date,
    message: `${index} ${kinds[index % kinds.length]?.repeat(1 + (index % 7))}`,
  }));
  return readLogLines(entries, 0);
}

beforeEach(async () => {
  await page.viewport(900, 700);
});

describe('a wrapped line', () => {
  it.each(Object.entries(texts))('takes as much height as its text: %s', async (_script, text) => {
    render(<LogLines lines={logOf([text])} isWrapped />, { wrapper: englishInterface });
    await settled();
    expect(log().scrollTop).toBe(0);
    for (const share of [0, 0.5, 1]) {
      await scrollTo(share);
      for (const row of rows()) expect(heightOf(row)).toBe(textHeightOf(row));
    }
    // The end of the log is the end of the box.
    expect(rows().at(-1)?.textContent).toContain(`${count - 1} `);
    expect(Math.abs((rows().at(-1)?.getBoundingClientRect().bottom ?? 0) + paddingPx - log().getBoundingClientRect().bottom)).toBeLessThan(
      2,
    );
  });

  it('stays in view when lines before it turn out to be shorter, and when the width changes', async () => {
    const { container } = render(<LogLines lines={logOf(Object.values(texts))} isWrapped />, { wrapper: englishInterface });
    await scrollTo(0.6);
    for (let step = 0; step < 12; step += 1) {
      const before = firstInView();
      log().scrollTop -= 40;
      log().dispatchEvent(new Event('scroll'));
      await settled();
      expect(Math.abs(top(before) - before.top - 40)).toBeLessThan(2);
    }
    const before = firstInView();
    container.style.inlineSize = '640px';
    await waitFor(() => expect(Math.abs(log().clientWidth - 640)).toBeLessThan(20));
    await settled();
    expect(Math.abs(top(before) - log().getBoundingClientRect().top)).toBeLessThan(200);
  });
});

function log(): HTMLElement {
  return screen.getByRole('log');
}

function rows(): readonly HTMLElement[] {
  return [...log().querySelectorAll<HTMLElement>('.parley-log-rows > .parley-log-line')];
}

async function scrollTo(share: number): Promise<void> {
  await settled();
  log().scrollTop = share * log().scrollHeight;
  log().dispatchEvent(new Event('scroll'));
  await settled();
}

/** Waits until the box has been measured and painted. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function heightOf(row: HTMLElement): number {
  return Math.round(row.getBoundingClientRect().height);
}

/** The height of the lines of text in a row, each counted once. */
function textHeightOf(row: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(row.querySelector('.parley-log-text') ?? row);
  const middles = [...range.getClientRects()].map(({ top: start, bottom }) => (start + bottom) / 2 - row.getBoundingClientRect().top);
  return new Set(middles.map((middle) => Math.floor(middle / linePx))).size * linePx;
}

interface PlacedLine {
  readonly text: string;
  readonly top: number;
}

function firstInView(): PlacedLine {
  const edge = log().getBoundingClientRect().top;
  const row = rows().find((one) => one.getBoundingClientRect().bottom > edge + linePx);
  return { text: row?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
}

function top({ text }: PlacedLine): number {
  return (
    rows()
      .find(({ textContent }) => textContent === text)
      ?.getBoundingClientRect().top ?? Number.NaN
  );
}

const linePx = 20;
const paddingPx = 7;
