import { act, render, screen } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isSameLanguage } from '../../src/element/isSameLanguage.js';
import { useElementLabels } from '../../src/element/useElementLabels.js';

function Send({ lang }: { readonly lang?: string }) {
  const { chat, locale } = useElementLabels({ chat: { heading: 'Warehouse' } }, lang);
  useLayoutEffect(() => void shown.push(locale), [locale]);
  return <p>{`${locale}: ${chat.send}, ${chat.heading}`}</p>;
}

/** What was on the page, one after the other. */
let shown: string[] = [];

beforeEach(() => {
  shown = [];
});

function Waiting() {
  useLayoutEffect(() => void shown.push('waiting'), []);
  return null;
}

const show = (lang?: string) => (
  <Suspense fallback={<Waiting />}>
    <Send {...(lang !== undefined && { lang })} />
  </Suspense>
);

describe('the labels of the element', () => {
  it.each([
    ['fr-CA', 'fr: Envoyer, Warehouse'],
    ['he', 'he: שליחה, Warehouse'],
    ['zh-TW', 'zh-Hans: 发送, Warehouse'],
    ['sv', 'en: Send, Warehouse'],
  ])('are those of the language of %s, with the texts of the host', async (lang, text) => {
    await act(async () => render(show(lang)));
    await screen.findByText(text);
  });

  it('are in English at once', () => {
    render(show('en-GB'));
    screen.getByText('en: Send, Warehouse');
  });

  it('stay until those of another language are loaded', async () => {
    const { rerender } = render(show());
    await act(async () => rerender(show('pl')));
    await screen.findByText('pl: Wyślij, Warehouse');
    expect(shown).toEqual(['en', 'pl']);
  });
});

describe('isSameLanguage', () => {
  it.each([
    ['de', 'de-CH', true],
    ['EN-us', 'en', true],
    ['pt_BR', 'pt', true],
    ['de', 'el', false],
    ['', 'en', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameLanguage(one, other)).toBe(isSame);
  });
});
