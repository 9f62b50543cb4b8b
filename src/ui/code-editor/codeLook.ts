import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors and type of all code editors. It overrides the theme of the library, whose colors are fixed. */
export function codeLook(): Extension {
  return [
    syntaxHighlighting(highlighting),
    highlightSpecialChars({ render: (_code, _description, sign) => specialCharacter(sign) }),
    EditorView.theme({
      '&.cm-editor': { color: 'var(--parley-base-text)', backgroundColor: 'transparent' },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': {
        fontFamily: 'var(--parley-base-font-mono)',
        fontSize: 'var(--parley-size-caption)',
        lineHeight: '18px',
        scrollbarWidth: 'thin',
      },
      '.cm-content': { caretColor: 'var(--parley-base-text)' },
      '.parley-code-special': { color: 'var(--parley-danger-text)' },
      '.cm-line': { padding: '0 12px 0 6px' },
      '.cm-gutters': { color: 'var(--parley-muted)', backgroundColor: 'transparent', border: 'none' },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 10px', minInlineSize: '30px' },
      '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
        backgroundColor: 'color-mix(in oklch, var(--parley-accent-text) 18%, transparent)',
      },
    }),
  ];
}

/** Shows control and direction characters. The default would describe them in English words. */
function specialCharacter(sign: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'parley-code-special';
  element.textContent = sign;
  return element;
}

const highlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.typeName, tags.definition(tags.propertyName), tags.heading],
    color: 'var(--parley-accent-text)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--parley-success-text)' },
  { tag: tags.comment, color: 'var(--parley-muted)' },
]);
