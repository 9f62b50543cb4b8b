import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension, RangeSet, StateEffect, StateField, Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { codeLook } from '../../../ui/code-editor/codeLook.js';
import { loadLanguage } from '../model/languageOf.js';
import { syntaxErrorLines } from './syntaxErrors.js';

/** An editor for one file. */
export interface FileEditor {
  /** Replaces the text, such as with a newer one from the branch. Does not call `onText`. */
  setText(text: string): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Marks lines with problems. */
  mark(lines: readonly MarkedLine[]): void;
  /** Moves the caret to a line, counted from 1, and the focus to the editor. */
  goToLine(line: number): void;
  focus(): void;
  /** Sets the attributes of the editable element. */
  describe(attributes: Readonly<Record<string, string>>): void;
  destroy(): void;
}

export interface MarkedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
}

export interface FileEditorOptions {
  readonly path: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
  /** Called for Ctrl+S and Cmd+S. */
  readonly onSave: () => void;
  /** Called with the lines that the language's parser cannot read, whenever they change. */
  readonly onSyntax: (lines: readonly number[]) => void;
}

/** Creates an editor in an element of a page or of a shadow root. The language is loaded afterwards. */
export function createFileEditor(parent: HTMLElement, options: FileEditorOptions): FileEditor {
  const { path, text, isReadOnly, onText, onSave, onSyntax } = options;
  const attributes = new Compartment();
  const language = new Compartment();
  const access = new Compartment();
  const separator = separatorOf(text);
  const saves = () => {
    onSave();
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
        keymap.of([{ key: 'Mod-s', run: saves, preventDefault: true }, ...historyKeymap, indentWithTab, ...defaultKeymap]),
        history(),
        lineNumbers(),
        highlightActiveLine(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          if (!update.transactions.some((transaction) => transaction.annotation(isOfHost))) onText(update.state.sliceDoc());
          checkSyntaxSoon();
        }),
        EditorState.lineSeparator.of(separator),
        EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?|\n/g, separator)),
        language.of([]),
        access.of(accessOf(isReadOnly)),
        attributes.of(attributesOf(options.attributes)),
        marks,
        codeLook(),
        size,
      ],
    }),
  });

  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let found = '';

  function checkSyntaxSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(checkSyntax, typingPauseMs);
  }

  function checkSyntax(): void {
    const lines = syntaxErrorLines(view.state);
    if (found === lines.join()) return;
    found = lines.join();
    onSyntax(lines);
  }

  void loadLanguage(path).then(
    (loaded) => {
      if (isGone || loaded === undefined) return;
      view.dispatch({ effects: language.reconfigure(loaded) });
      checkSyntax();
    },
    // Without its language, the text merely has no colors.
    () => {},
  );

  return {
    setText(next) {
      if (next === view.state.sliceDoc()) return;
      // Positions in the document count each line break as one character.
      const { from, to, insert } = changedPart(view.state.doc.toString(), next.replaceAll(separator, '\n'));
      view.dispatch({ changes: { from, to, insert: Text.of(insert.split('\n')) }, annotations: isOfHost.of(true) });
    },
    setReadOnly: (next) => view.dispatch({ effects: access.reconfigure(accessOf(next)) }),
    mark: (lines) => view.dispatch({ effects: setMarks.of(lines) }),
    goToLine(line) {
      const { from } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    focus: () => view.focus(),
    describe: (next) => view.dispatch({ effects: attributes.reconfigure(attributesOf(next)) }),
    destroy() {
      isGone = true;
      clearTimeout(timer);
      view.destroy();
    },
  };
}

/** The line break of a file, which is preserved. If they are mixed, carriage returns are shown as characters. */
function separatorOf(text: string): string {
  return /\r\n/.test(text) && !/(?<!\r)\n/.test(text) ? '\r\n' : '\n';
}

const typingPauseMs = 300;

/** A change that the user did not type. */
const isOfHost = Annotation.define<boolean>();

function attributesOf(attributes: Readonly<Record<string, string>>): Extension {
  return EditorView.contentAttributes.of({ ...attributes, tabindex: '0' });
}

function accessOf(isReadOnly: boolean): Extension {
  return EditorState.readOnly.of(isReadOnly);
}

/** Returns only the part that differs, to preserve the caret and the scroll position. */
function changedPart(before: string, after: string): { readonly from: number; readonly to: number; readonly insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

const setMarks = StateEffect.define<readonly MarkedLine[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, state, changes }) {
    let next = shown.map(changes);
    for (const effect of effects) if (effect.is(setMarks)) next = decorate(state, effect.value);
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(state: EditorState, lines: readonly MarkedLine[]): DecorationSet {
  const within = lines.filter(({ line }) => line >= 1 && line <= state.doc.lines);
  return RangeSet.of(
    within.map(({ line, severity }) => lineMarks[severity].range(state.doc.line(line).from)),
    true,
  );
}

const lineMarks = {
  error: Decoration.line({ class: 'parley-file-error-line' }),
  warning: Decoration.line({ class: 'parley-file-warning-line' }),
} as const;

/** The size of the editor. The rest is in the style sheet. */
const size = EditorView.theme({
  '&.cm-editor': { blockSize: '100%' },
  '.cm-content': { padding: '10px 0' },
  '.cm-activeLine': { backgroundColor: 'var(--parley-hover)' },
});
