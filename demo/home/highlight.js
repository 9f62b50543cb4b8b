/** Marks the comments, strings, keywords and tags of a short piece of code, by its text alone. */
export function highlight(code) {
  const text = code.textContent;
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    nodes.push(text.slice(end, match.index), Object.assign(document.createElement('span'), { className: kind, textContent: match[0] }));
    end = match.index + match[0].length;
  }
  code.replaceChildren(...nodes, text.slice(end));
}

const pieces = new RegExp(
  [
    /(?<comment>^ *\/\/[^\n]*)/,
    /(?<string>'[^'\n]*'|"[^"\n]*")/,
    /(?<tag><\/?[\w-]+|(?<!=)\/?>)/,
    /(?<property>--[\w-]+)/,
    /(?<keyword>\b(?:import|from|export|const|await|async|return)\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);
