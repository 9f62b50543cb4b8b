import type { ReadAnswer } from '../../hostile/judgeAnswer.js';

/**
 * What a reader and an attacker find in an answer, taken from its element inside the page. Of `wanted`, it returns what a reader
 * does not see.
 */
export function readAnswer(answer: Element, wanted: readonly string[]): ReadAnswer {
  // What is off the screen may be laid out later, and is there all the same: `innerText` would leave it out.
  const isSeen = (node: Node) => node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
  const pieces: { readonly node: Node; readonly start: number; readonly end: number }[] = [];
  let text = '';
  while (walker.nextNode() !== null) {
    const start = text.length;
    text += walker.currentNode.nodeValue;
    pieces.push({ node: walker.currentNode, start, end: text.length });
  }
  // To ask for every piece whether it is seen would take seconds where there are thousands.
  const isSeenAt = (from: number, to: number) =>
    pieces.filter(({ start, end }) => start < to && end > from).every(({ node }) => isSeen(node));
  const isShown = (words: string) => {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) if (isSeenAt(at, at + words.length)) return true;
    return false;
  };
  const elements = [...answer.querySelectorAll('*')];
  const links = elements.filter((element) => element instanceof HTMLAnchorElement);
  return {
    missing: wanted.filter((words) => !isShown(words)),
    tags: [...new Set(elements.map((element) => element.localName))],
    attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
    protocols: [...new Set(links.map((link) => (link.getAttribute('href')?.startsWith('#') ? '#' : link.protocol)))],
    astray: links.filter((link) => link.username !== '' || link.password !== '').map((link) => link.href),
    relations: [...new Set(links.filter((link) => link.target !== '').map((link) => link.rel))],
    elementCount: elements.length,
    attributeLength: elements.reduce(
      (sum, element) => sum + element.getAttributeNames().reduce((length, name) => length + (element.getAttribute(name)?.length ?? 0), 0),
      0,
    ),
  };
}
