import type { Word } from './words.js';

/** True for a word that is silent where it stands. */
export function isFiller({ text, stem }: Word, before: Word | undefined): boolean {
  if (before === undefined && contractions.has(text)) return true;
  return fillerWords.has(text) || fillerWords.has(stem) || (text === 'am' && before?.text === 'i');
}

/** "I'm wondering", "I'd like": elsewhere, "id" and "ill" are other words. */
const contractions: ReadonlySet<string> = new Set(['im', 'ive', 'id', 'ill', 'wed', 'weve']);

/**
 * Words that carry nothing a plan could use: small words, politeness, and words for asking and showing. A word that could change the answer,
 * such as "first", "new" or "average", is none of them.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  `a an the and or but is are was were be been being do does did done have has had having will would could should can may might shall
  given signed carry stock offer exist available ever
  send i me my we us our you your it its they them their this that these those there here whom whose how if then than
  show tell give get got find see look display want need like please pls kindly let lets know think say make draw plot create calculate compute
  provide present list prepare summarise summarize write explain describe visualise visualize explore examine check help return retrieve fetch
  pull run put take bring use using used interested curious wondering wonder ask asking
  total totals overall all any some much many value values amount amounts figure figures number numbers data result results
  with to on as so up out into onto about over at by per per each during while also too very really quite again still yet now
  roughly approximately around actually basically simply quickly quick brief briefly nice nicely neat clear clearly pretty simple
  ok okay hi hello hey thanks thank morning dear go went come came goes gone happen happened perform performed performing performance doing
  company our retailer business organisation organization example instance fact particular general addition moment us shop overview summary report
  analysis analyse analyze insight insights question answer chart graph plot diagram table column row rows line lines
  euro euros eur s t re ve ll d m whole entire full complete current currently break along bunch boss honestly sorry bother lovely asap fyi kinda kind hope wish curious anyway maybe paid split breakdown group grouped view
  different various individual calendar respective single one ones thing things kind kinds sort sorted order ordered ordering rank ranked ranking ranks
  placed made generate generated brought contribute contributed comes performs
  detail details detailed yes sure because since only just well
  lot lots bit item wise basis level period periods time times date dates terms term respect regarding regards concerning related
  today altogether combined together`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
