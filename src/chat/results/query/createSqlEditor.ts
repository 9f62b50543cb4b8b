import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { SQLDialect, sql } from '@codemirror/lang-sql';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeLook } from '../../../ui/code-editor/codeLook.js';
import { sqlKeywords } from '../sqlTokens.js';

/** An editor for a query. */
export interface SqlEditor {
  focus(): void;
  /** Replaces the text as one change that can be undone. */
  setText(text: string): void;
  /** Marks a part of the text as wrong until the text changes; `undefined` removes the mark. */
  mark(place: { readonly from: number; readonly to: number } | undefined): void;
  /** Moves the caret to a place and the focus to the editor. */
  goTo(index: number): void;
  /** Sets the attributes of the editable element. */
  describe(attributes: Readonly<Record<string, string>>): void;
  destroy(): void;
}

export interface SqlEditorOptions {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called for Ctrl+Enter and Cmd+Enter. */
  readonly onRun: () => void;
}

/** Creates an editor in an element of a page or of a shadow root. */
export function createSqlEditor(parent: HTMLElement, { text, onText, onRun }: SqlEditorOptions): SqlEditor {
  const attributes = new Compartment();
  const runs = () => {
    onRun();
    return true;
  };
  const root = parent.getRootNode();
  const view = new EditorView({
    parent,
    // Styles go to the root that the editor is in.
    ...(root instanceof ShadowRoot && { root }),
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: runs }, ...historyKeymap, indentWithTab, ...defaultKeymap]),
        history(),
        lineNumbers(),
        sql({ dialect }),
        codeLook(),
        bracketMatching(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => update.docChanged && onText(update.state.doc.toString())),
        markedPlace,
        attributes.of([]),
        size,
      ],
    }),
  });
  const end = () => view.state.doc.length;
  return {
    focus: () => view.focus(),
    setText: (next) => view.dispatch({ changes: { from: 0, to: end(), insert: next }, selection: { anchor: 0 } }),
    mark: (place) => view.dispatch({ effects: setMark.of(place && { from: Math.min(place.from, end()), to: Math.min(place.to, end()) }) }),
    goTo(index) {
      view.dispatch({ selection: { anchor: Math.min(index, end()) }, scrollIntoView: true });
      view.focus();
    },
    describe: (next) => view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of({ ...next })) }),
    destroy: () => view.destroy(),
  };
}

const setMark = StateEffect.define<{ readonly from: number; readonly to: number } | undefined>();

const markedPlace = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      const { from, to } = effect.value ?? { from: 0, to: 0 };
      return from < to ? Decoration.set(wrong.range(from, to)) : Decoration.none;
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const wrong = Decoration.mark({ class: 'parley-query-wrong' });

/** The keywords of `SqlText`, because the dialect of the service is not known. */
const dialect = SQLDialect.define({ keywords: sqlKeywords.join(' ').toLowerCase(), types: '' });

/** The size of the editor. The rest is in the style sheet. */
const size = EditorView.theme({
  '&.cm-editor': { maxBlockSize: '360px' },
  '.cm-content': { padding: '10px 0', minBlockSize: '74px' },
});
