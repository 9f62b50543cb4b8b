import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** Returns the lines that the language's parser cannot read, starting with the first, in bounded time. */
export function syntaxErrorLines(state: EditorState): readonly number[] {
  const lines = new Set<number>();
  const tree = ensureSyntaxTree(state, state.doc.length, parseMs);
  tree?.iterate({
    enter(node) {
      if (node.type.isError) lines.add(state.doc.lineAt(node.from).number);
      return lines.size < maxLines;
    },
  });
  return [...lines].sort((one, other) => one - other);
}

const parseMs = 50;
const maxLines = 20;
