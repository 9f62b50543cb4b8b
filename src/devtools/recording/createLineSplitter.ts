/** Splits bytes into lines as they arrive. Empty lines are left out. */
export interface LineSplitter {
  push(chunk: Uint8Array): readonly string[];
  /** Returns what came after the last newline, if anything. */
  end(): string | undefined;
}

export function createLineSplitter(): LineSplitter {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  return {
    push(chunk) {
      const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
      pieces.push(first);
      const last = rest.pop();
      if (last === undefined) return [];
      const lines = [pieces.join(''), ...rest];
      pieces = [last];
      return lines.map(withoutReturn).filter((line) => line.trim() !== '');
    },
    end() {
      const last = withoutReturn(pieces.join('') + decoder.decode());
      pieces = [];
      return last.trim() === '' ? undefined : last;
    },
  };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
