/** What a reader and an attacker find in an answer, taken from its element inside the page. */
export function readAnswer(answer: Element): ReadAnswer {
  // What is off the screen may be laid out later, and is there all the same: `innerText` would leave it out.
  const isSeen = (node: Node) => node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
  let words = '';
  while (walker.nextNode() !== null) if (isSeen(walker.currentNode)) words += walker.currentNode.nodeValue;
  const elements = [...answer.querySelectorAll('*')];
  const links = elements.filter((element) => element instanceof HTMLAnchorElement);
  return {
    words,
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

export interface ReadAnswer {
  /** As they are seen. */
  readonly words: string;
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Of the links, as the browser reads their addresses; `#` for places on the page. */
  readonly protocols: readonly string[];
  /** Addresses with user info, which reads as the host. */
  readonly astray: readonly string[];
  /** Of the links that leave the page. */
  readonly relations: readonly string[];
  readonly elementCount: number;
  /** In characters. */
  readonly attributeLength: number;
}
