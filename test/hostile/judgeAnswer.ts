/** What a reader and an attacker find in a rendered answer. */
export interface ReadAnswer {
  /** Words that are not seen. */
  readonly missing: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Of the links, as a browser reads their addresses; `#` for places on the page. */
  readonly protocols: readonly string[];
  /** Addresses with user info, which reads as the host. */
  readonly astray: readonly string[];
  /** Of the links that leave the page. */
  readonly relations: readonly string[];
  readonly elementCount: number;
  /** In characters. */
  readonly attributeLength: number;
}

/** Returns what is wrong with the answer that a hostile text became. */
export function faultsOfAnswer(answer: ReadAnswer, text: string): readonly string[] {
  return [
    ...answer.missing.map((words) => `does not show "${words}"`),
    ...answer.tags.filter((tag) => !tagsOfAnswers.has(tag)).map((tag) => `made a <${tag}>`),
    ...answer.attributes.filter((name) => /^on|^style$|^src/.test(name)).map((name) => `set ${name}`),
    ...answer.protocols
      .filter((protocol) => !['http:', 'https:', 'mailto:', '#'].includes(protocol))
      .map((protocol) => `links to ${protocol}`),
    ...answer.astray.map((href) => `leads astray to ${href}`),
    ...answer.relations.filter((relation) => relation !== 'noopener noreferrer nofollow').map((relation) => `relates as "${relation}"`),
    ...(answer.elementCount > 200 + text.length * elementsPerCharacter ? [`made ${answer.elementCount} elements`] : []),
    ...(answer.attributeLength > 100_000 + text.length * 40 ? [`wrote ${answer.attributeLength} characters of attributes`] : []),
  ];
}

/** A block of code takes ten characters at least, and eleven elements with its button. */
const elementsPerCharacter = 1.2;
const tagsOfAnswers = new Set(
  `div p h3 h4 h5 h6 blockquote ul ol li pre code span button svg path rect table thead tbody tr th td hr em strong del br a section sup`.split(
    ' ',
  ),
);
