import type { HostileTexts } from './HostileText.js';
import { outside, outsideDomain, script } from './outside.js';

/** Addresses that run code or lead astray when they are pressed, in every disguise. The test reads all that became links as the browser does. */
export const schemeTexts: HostileTexts = {
  'javascript plain': {
    tries: 'code as an address',
    text: links(`javascript:${script}`, `javascript://x%0a${script}`, `javascript:/*x*/${script}`),
  },
  'javascript in mixed case': { tries: 'letters of both sizes', text: links(`JaVaScRiPt:${script}`, `JAVASCRIPT:${script}`) },
  'javascript in named entities': {
    tries: 'names for its signs',
    text: links(`javascript&colon;${script}`, `java&Tab;script:${script}`, `java&NewLine;script&colon;${script}`),
  },
  'javascript in numbered entities': {
    tries: 'numbers for its letters, decimal and hexadecimal',
    text: links(
      `&#106;avascript:${script}`,
      `&#x6A;&#x61;vascript&#58;${script}`,
      `&#0000106avascript:${script}`,
      `&#106avascript:${script}`,
    ),
  },
  'javascript after control characters': {
    tries: 'characters that a browser strips from the front',
    text: links(
      ...['\u0001', '\u0008', '\u001f', '&#1;', '&#x1f;', '&#32;', '&nbsp;', '\ufeff'].map((before) => `${before}javascript:${script}`),
    ),
  },
  'javascript with tabs and line ends': {
    tries: 'characters that a browser takes out of the middle',
    text: links(...['&#9;', '&#10;', '&#13;', '\t', '&#x0A;'].map((inside) => `<java${inside}script:${script}>`)),
  },
  'javascript with nulls': {
    tries: 'nulls in between',
    text: links(`java\u0000script:${script}`, `java&#0;script:${script}`, `\u0000javascript:${script}`),
  },
  'javascript in percents': {
    tries: 'percent signs',
    text: links(`javascript%3A${script}`, `%6aavascript:${script}`, `%00javascript:${script}`, `%256aavascript:${script}`),
  },
  'javascript in other letters': {
    tries: 'wide, long and dotless letters, and marks without width',
    text: links(
      `ｊａｖａｓｃｒｉｐｔ：${script}`,
      `javaſcript:${script}`,
      `ȷavascript:${script}`,
      `java\u200bscript:${script}`,
      `java\u00adscript:${script}`,
      `\u202ejavascript:${script}`,
    ),
  },
  'javascript with backslashes': {
    tries: 'escapes that disappear',
    text: links(`\\javascript:${script}`, `javascript\\:${script}`, `java\\script:${script}`, `\\\\javascript:${script}`),
  },
  'javascript in autolinks': {
    tries: 'addresses in angle brackets',
    text: `<javascript:${script}> <JaVaScRiPt:${script}> <javascript&colon;${script}>`,
  },
  'javascript by reference': {
    tries: 'a definition over several lines',
    text: `[press][r] [again]\n\n[r]:\n  <javascript:${script}>\n  'title'\n\n[again]: javascript:${script}`,
    shows: 'press',
  },
  'javascript for an image': {
    tries: 'the link that stands for an image',
    text: `![picture](javascript:${script}) ![other][p]\n\n[p]: JAVASCRIPT:${script}`,
    shows: 'picture',
  },
  'javascript in a footnote': {
    tries: 'a label that is more than a name',
    text: `Mark[^"onclick=${script}] and[^x]\n\n[^x]: [press](javascript:${script})\n\n[^"onclick=${script}]: noted`,
    shows: 'noted',
  },
  'javascript beside other schemes': {
    tries: 'schemes that lead on to it',
    text: links(
      `feed:javascript:${script}`,
      `view-source:javascript:${script}`,
      `jar:javascript:${script}!/`,
      `blob:javascript:${script}`,
      `x-javascript:${script}`,
      `livescript:${script}`,
    ),
  },
  'data addresses': {
    tries: 'pages inside an address',
    text: links(
      `data:text/html,<script>${script}</script>`,
      'data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFja2VkPXRydWU8L3NjcmlwdD4=',
      `DATA:image/svg+xml,<svg/onload=${script}>`,
      `data&colon;text/html,x`,
      `dat\\a:text/html,x`,
    ),
  },
  'vbscript addresses': {
    tries: 'the other language',
    text: links('vbscript:msgbox(1)', 'VBScript:msgbox(1)', 'vbs&#99;ript:msgbox(1)', 'v&Tab;bscript:msgbox(1)'),
  },
  'schemes of the system': {
    tries: 'programs and files of the reader',
    text: links(
      'file:///etc/passwd',
      `\\\\\\\\${outsideDomain}\\\\share`,
      'ms-msdt:/id',
      'search-ms:query=x',
      'intent://x#Intent;end',
      'chrome://settings',
      'about:blank',
      'tel:1',
      'sms:1',
      'ssh://x',
      'filesystem:http://x/',
      'ws://x',
      'ftp://x',
    ),
  },
  'schemes left out': {
    tries: 'an address that takes the page as its base',
    text: links(`//${outsideDomain}`, '/logout', 'logout', '?x=javascript:', './x', '', '#', ':javascript:', '::'),
  },
  'hosts in disguise': {
    tries: 'an address that reads as a trusted one',
    text: links(
      `https://bank.example@${outsideDomain}/`,
      `https:${outsideDomain}`,
      `https:/\\${outsideDomain}`,
      `https://bank.example%2f@${outsideDomain}`,
      `https://bank。${outsideDomain}`,
      `https://xn--80ak6aa92e.${outsideDomain}/`,
    ),
  },
  'places on the page': {
    tries: 'places that are more than a name',
    text: links(`#"onclick="${script}`, '#:~:text=secret', '#javascript:x', `#<img/src=x/onerror=${script}>`),
  },
  'mail with contents': {
    tries: 'a letter that is written already',
    text: links(
      'mailto:a@evil.example?subject=x&body=secret',
      'mailto:a@evil.example?attach=/etc/passwd',
      'mailto:a@evil.example?subject=x&%62cc=b@evil.example',
      'mailto:a@evil.example,b@evil.example',
      'MAILTO:a@evil.example%0d%0abcc:b@evil.example',
    ),
  },
  'links inside links': {
    tries: 'links that open and close each other',
    text: `[a [b](javascript:${script}) c](${outside}) [x](<javascript:${script}> "[y](${outside})") [<${outside}>](javascript:${script})`,
    shows: 'c',
  },
};

function links(...addresses: readonly string[]): string {
  return addresses.map((address, index) => `[press ${index + 1}](${address})`).join('\n');
}
