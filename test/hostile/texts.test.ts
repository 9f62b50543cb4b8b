import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FootnoteList } from '../../src/chat/markdown/FootnoteList.js';
import { FootnotesContext } from '../../src/chat/markdown/MarkdownContext.js';
import { MarkdownNodes } from '../../src/chat/markdown/MarkdownNodes.js';
import { createBlockSplitter } from '../../src/chat/markdown/parse/blocks.js';
import { renderGrowingNode as render } from '../../src/chat/markdown/renderNode.js';
import type { HostileTexts } from './HostileText.js';
import { wordsAfter, wordsBefore } from './hostileSteps.js';
import { hostileTexts } from './hostileTexts.js';
import { faultsOfAnswer, type ReadAnswer } from './judgeAnswer.js';

/** Pages prove the same of some of them, and that they do nothing else (`test/e2e/trust.test.ts`). */
describe.each(Object.entries<HostileTexts>(hostileTexts))('hostile answers about %s', (_, texts) => {
  it.each(Object.entries(texts))('become text only (%s)', (_, { text, shows = '' }) => {
    const markup = markupOf(`${wordsBefore}\n\n${text}\n\n${wordsAfter}`);
    expect(faultsOfAnswer(readMarkup(markup, [wordsBefore, wordsAfter, shows]), text)).toEqual([]);
  });
});

/** The elements of a whole answer, which a page renders step by step if it is long. */
function markupOf(text: string): string {
  const splitter = createBlockSplitter();
  let document = splitter.update(text, false);
  while (document.isBehind) document = splitter.update(text, false);
  const { chunks, footnotes, hasOpenEnd } = document;
  const labels = footnotes.map(({ label }) => label);
  return renderToStaticMarkup(
    createElement(
      FootnotesContext,
      { value: { labels, idPrefix: 'answer' } },
      createElement(MarkdownNodes, { chunks, hasOpenEnd, render }),
      createElement(FootnoteList, { footnotes, render }),
    ),
  );
}

/** In markup written by React, `<` and `"` only occur as its own. */
function readMarkup(markup: string, wanted: readonly string[]): ReadAnswer {
  const elements = [...markup.matchAll(/<([a-zA-Z]\w*)((?: [\w:-]+(?:="[^"]*")?)*)\/?>/g)].map(([, tag = '', written = '']) => ({
    tag,
    attributes: new Map([...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)])),
  }));
  if (elements.length !== markup.match(/<[^/]/g)?.length) throw new Error('Not all of the markup was read.');
  const links = elements.flatMap(({ attributes }) => {
    const href = attributes.get('href');
    return href === undefined ? [] : [{ href, url: new URL(href, 'https://host.example/page'), attributes }];
  });
  // Only words between tags are seen; those of a hidden element would be in an attribute.
  const text = decode(markup.replaceAll(/<[^>]*>/g, ''));
  return {
    missing: wanted.filter((words) => !text.includes(words)),
    tags: [...new Set(elements.map(({ tag }) => tag))],
    attributes: [...new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))],
    protocols: [...new Set(links.map(({ href, url }) => (href.startsWith('#') ? '#' : url.protocol)))],
    astray: links.filter(({ url }) => url.username !== '' || url.password !== '').map(({ href }) => href),
    relations: [...new Set(links.flatMap(({ attributes }) => (attributes.has('target') ? [attributes.get('rel') ?? ''] : [])))],
    elementCount: elements.length,
    attributeLength: elements.reduce((sum, { attributes }) => sum + [...attributes.values()].join('').length, 0),
  };
}

function decode(written: string): string {
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return written.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');
}
