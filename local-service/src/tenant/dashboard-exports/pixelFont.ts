/** Letters three pixels wide and five high. */
export const glyphWidth = 3;
export const glyphHeight = 5;

/** The rows of a letter, three bits each; letters of other scripts become a small mark. */
export function glyphOf(letter: string): readonly number[] {
  const plain = letter.normalize('NFD').charAt(0).toUpperCase();
  return [...(glyphs[plain] ?? unknownGlyph)].map(Number);
}

const unknownGlyph = '00770';

/** One digit for each row, from above; its bits are the pixels, from the left. */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '00000',
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  K: '55655',
  L: '44447',
  M: '57755',
  N: '65555',
  O: '25552',
  P: '65644',
  Q: '25563',
  R: '65655',
  S: '34216',
  T: '72222',
  U: '55557',
  V: '55552',
  W: '55775',
  X: '55255',
  Y: '55222',
  Z: '71247',
  0: '75557',
  1: '26227',
  2: '71747',
  3: '71317',
  4: '55711',
  5: '74717',
  6: '74757',
  7: '71122',
  8: '75757',
  9: '75717',
  '.': '00002',
  ',': '00024',
  ':': '02020',
  '-': '00700',
  _: '00007',
  '/': '11244',
  '(': '24442',
  ')': '21112',
  '%': '51245',
  '&': '25253',
  '+': '02720',
  '=': '07070',
  '<': '12421',
  '>': '42124',
  "'": '22000',
  '"': '55000',
  '@': '25743',
  '#': '57575',
  '!': '22202',
  '?': '71202',
};
