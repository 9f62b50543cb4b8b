/**
 * An answer like an agent's, of about the given length: headings, paragraphs with formatting and links, lists, tables, code. The
 * same length always returns the same text. `blocks` are its top-level blocks, in order.
 */
export function realisticAnswer({ length, hasFootnote }) {
  const random = seededRandom(length);
  const blocks = [];
  let written = 0;
  for (let index = 0; written < length; index += 1) {
    const block = writers[index % writers.length](random, index);
    blocks.push(hasFootnote && index === 1 ? `${block} The figures are preliminary.[^1]` : block);
    written += block.length + 2;
  }
  if (hasFootnote) blocks.push('[^1]: Revenue of the **last week** is not booked yet.');
  return { blocks, text: `${blocks.join('\n\n')}\n` };
}

const words =
  'revenue orders customers region quarter average share growth returns margin week month channel product category forecast compared steady strong decline seasonal effect sample rows query filter joined grouped sorted total value median outlier campaign discount segment cohort'.split(
    ' ',
  );

const phrase = (random, count) => Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ');

function sentence(random) {
  const start = phrase(random, 4 + Math.floor(random() * 8));
  const marks = [
    () => `**${phrase(random, 2)}**`,
    () => `*${phrase(random, 2)}*`,
    () => `\`${phrase(random, 1)}_id\``,
    () => `[${phrase(random, 2)}](https://example.com/${phrase(random, 1)})`,
    () => `${Math.floor(random() * 1e6).toLocaleString('en')} (${(random() * 40).toFixed(1)} %)`,
  ];
  const mark = marks[Math.floor(random() * marks.length)]();
  return `${start.charAt(0).toUpperCase()}${start.slice(1)} ${mark} ${phrase(random, 3 + Math.floor(random() * 8))}.`;
}

const sentences = (random, count) => Array.from({ length: count }, () => sentence(random)).join(' ');

const writers = [
  (random, index) => `${'#'.repeat(2 + (index % 2))} ${phrase(random, 4)}`,
  (random) => sentences(random, 4),
  (random) => Array.from({ length: 5 }, () => `- ${sentence(random)}`).join('\n'),
  (random) => sentences(random, 6),
  (random) =>
    [
      '| Region | Revenue | Orders | Share |',
      '|:--|--:|--:|--:|',
      ...Array.from(
        { length: 8 },
        () =>
          `| ${phrase(random, 2)} | ${Math.floor(random() * 1e7)} | ${Math.floor(random() * 1e4)} | **${(random() * 100).toFixed(1)} %** |`,
      ),
    ].join('\n'),
  (random) => sentences(random, 3),
  (random) =>
    `\`\`\`sql\nSELECT ${phrase(random, 3).split(' ').join(', ')}\nFROM ${phrase(random, 1)}\nWHERE ${phrase(random, 1)} > ${Math.floor(random() * 100)}\nGROUP BY 1, 2\nORDER BY 3 DESC\nLIMIT 100;\n\`\`\``,
  (random) => Array.from({ length: 4 }, (_, item) => `${item + 1}. ${sentences(random, 2)}`).join('\n'),
  (random) => `> ${sentences(random, 2)}`,
];

function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
