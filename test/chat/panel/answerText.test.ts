import { expect, it } from 'vitest';
import { answerText } from '../../../src/chat/panel/model/answerText.js';
import { firstSentences } from '../../../src/chat/panel/model/firstSentences.js';

it('keeps the words and drops the markers', () => {
  expect(answerText('# Revenue\n\nIt **grew** by `3 %`, see [the report][1].\n\n[1]: https://example.com')).toBe(
    'Revenue\n\nIt grew by 3 %, see the report.',
  );
});

it('writes lists with dashes and numbers, nested ones indented, and tables as tab-separated lines', () => {
  expect(answerText('- one\n- two\n  - deep\n\n3. three\n4. four\n\n| a | b |\n| - | - |\n| 1 | **2** |')).toBe(
    '- one\n- two\n  - deep\n\n3. three\n4. four\n\na\tb\n1\t2',
  );
});

it('neutralizes formulas in a copied table, and keeps signed numbers', () => {
  const table = '| a | b |\n| - | - |\n| =1+1 | -5.2 % |\n| \u200b＝HYPERLINK("x") | - |\n| x&Tab;=1 | +$3 |';
  expect(answerText(table)).toBe('a\tb\n\'=1+1\t-5.2 %\n\'\u200b＝HYPERLINK("x")\t-\nx =1\t+$3');
});

it('keeps code unchanged, and only the alternative text of images', () => {
  expect(answerText('```sql\nSELECT 1\n  AS one\n```\n\n![A chart](https://example.com/x.png)')).toBe('SELECT 1\n  AS one\n\nA chart');
});

it('keeps what is shown in angle brackets', () => {
  expect(answerText('Replace <region> with a name, as in List<String>.')).toBe('Replace <region> with a name, as in List<String>.');
  expect(answerText('<note>\nkept\n</note>')).toBe('<note>\nkept\n</note>');
});

it('breaks lines at <br>, and writes the lines of a cell on one', () => {
  expect(answerText('one<br>two\n\n| a |\n|-|\n| one<br/>two |')).toBe('one\ntwo\n\na\none two');
});

it('keeps single tildes', () => {
  expect(answerText('3~5日、費用は100~200万円')).toBe('3~5日、費用は100~200万円');
});

it('takes as many whole sentences as fit', () => {
  expect(firstSentences('One is 1.5 high. Two! And a third one, which is longer.', 30)).toBe('One is 1.5 high. Two!');
  expect(firstSentences('売上は増加しました。理由は三つあります。', 12)).toBe('売上は増加しました。');
});

it('cuts a sentence that is too long between words', () => {
  expect(firstSentences('a sentence that goes on and on without an end', 22)).toBe('a sentence that goes…');
});
