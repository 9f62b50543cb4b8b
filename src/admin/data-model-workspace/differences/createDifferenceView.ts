import { type Chunk, getChunks, MergeView, unifiedMergeView } from '@codemirror/merge';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { codeLook } from '../../../ui/code-editor/codeLook.js';
import { loadLanguage } from '../model/languageOf.js';

/** A comparison of two texts. */
export interface DifferenceView {
  /** The number of lines that differ. */
  readonly counts: LineCounts;
  destroy(): void;
}

export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

export interface DifferenceOptions {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly layout: 'side-by-side' | 'inline';
  /** The accessible names of the two sides. */
  readonly names: { readonly before: string; readonly after: string };
  /** Replaces unchanged lines; `$` is their number. */
  readonly unchanged: string;
}

/**
 * Shows two texts, side by side or inline, without unchanged parts. The work is bounded: very different texts are marked as different in
 * whole parts.
 */
export function createDifferenceView(parent: HTMLElement, options: DifferenceOptions): DifferenceView {
  const { path, before, after, layout, names, unchanged } = options;
  const root = parent.getRootNode();
  // Styles go to the root that the editor is in.
  const ofRoot = root instanceof ShadowRoot ? { root } : {};
  const language = new Compartment();
  const extensionsOf = (name: string): Extension => [
    EditorState.readOnly.of(true),
    EditorState.phrases.of({ '$ unchanged lines': unchanged }),
    EditorView.contentAttributes.of({ 'aria-label': name, 'aria-readonly': 'true', tabindex: '0' }),
    EditorView.lineWrapping,
    lineNumbers(),
    language.of([]),
    codeLook(),
    look,
  ];
  const merged =
    layout === 'inline'
      ? inlineView()
      : new MergeView({
          parent,
          ...ofRoot,
          a: { doc: before, extensions: extensionsOf(names.before) },
          b: { doc: after, extensions: extensionsOf(names.after) },
          collapseUnchanged,
          diffConfig,
        });

  function inlineView(): EditorView {
    return new EditorView({
      parent,
      ...ofRoot,
      doc: after,
      extensions: [extensionsOf(names.after), unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged, diffConfig })],
    });
  }

  const views = merged instanceof MergeView ? [merged.a, merged.b] : [merged];
  let isGone = false;
  void loadLanguage(path).then(
    (loaded) => {
      if (isGone || loaded === undefined) return;
      for (const view of views) view.dispatch({ effects: language.reconfigure(loaded) });
    },
    // Without its language, the text merely has no colors.
    () => {},
  );
  const [first] = views;
  const texts = { before: views.length > 1 && first !== undefined ? first.state.doc : textOf(before), after: textOf(after) };
  return {
    counts: countLines(merged instanceof MergeView ? merged.chunks : (getChunks(merged.state)?.chunks ?? []), texts),
    destroy() {
      isGone = true;
      merged.destroy();
    },
  };
}

function textOf(text: string): Text {
  return EditorState.create({ doc: text }).doc;
}

/** Counts the lines of the parts that differ. A part ends before the line break of its last line. */
function countLines(chunks: readonly Chunk[], { before, after }: { readonly before: Text; readonly after: Text }): LineCounts {
  const linesIn = (text: Text, from: number, end: number, isEmpty: boolean) =>
    isEmpty ? 0 : text.lineAt(Math.min(end, text.length)).number - text.lineAt(from).number + 1;
  return {
    added: chunks.reduce((sum, { fromB, toB, endB }) => sum + linesIn(after, fromB, endB, fromB === toB), 0),
    removed: chunks.reduce((sum, { fromA, toA, endA }) => sum + linesIn(before, fromA, endA, fromA === toA), 0),
  };
}

const collapseUnchanged = { margin: 3, minSize: 6 };
const diffConfig = { scanLimit: 1_000, timeout: 200 };

/** The package's colors are fixed; these follow the theme. */
const look = EditorView.theme({
  '.cm-content': { padding: '6px 0' },
  '.cm-collapsedLines': {
    padding: '4px 12px',
    color: 'var(--parley-muted)',
    background: 'var(--parley-surface-sunken)',
    fontFamily: 'var(--parley-base-font)',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'color-mix(in oklab, var(--parley-danger-text) 8%, transparent)',
  },
  '&.cm-merge-b .cm-changedLine, &:not(.cm-merge-a) .cm-changedLine': {
    backgroundColor: 'color-mix(in oklab, var(--parley-success-text) 8%, transparent)',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'color-mix(in oklab, var(--parley-danger-text) 14%, transparent)',
  },
  '&.cm-merge-b .cm-changedText, &:not(.cm-merge-a) .cm-changedText': {
    background: 'color-mix(in oklab, var(--parley-success-text) 14%, transparent)',
  },
  '.cm-insertedLine, .cm-deletedLine, .cm-deletedLine del': { background: 'none', textDecoration: 'none' },
  '.cm-deletedChunk': { paddingInlineStart: '6px' },
  '.cm-changeGutter': { inlineSize: '3px', paddingInlineStart: '1px' },
});
