import { characterTest } from './countSteps.js';
import { parseRegex, type RegexNode } from './parseRegex.js';

/** A text of any length that a pattern can be slow for: a repeated `unit` between two ends. */
export interface CostlyText {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

/**
 * Texts that can make a pattern slow: everything that it repeats, after the part before it; each of its prefixes, where every
 * match starts and none ends; and each of its characters. All of them with and without an end that makes the match fail.
 */
export function costlyTexts({ pattern, flags }: { readonly pattern: string; readonly flags: string }): readonly CostlyText[] {
  const characters = [...new Set([...pattern.replaceAll(/\\[pPdDsSwWbBukx]/g, ''), ...' \t\na0é'])];
  const texts: Omit<CostlyText, 'after'>[] = characters.map((unit) => ({ before: '', unit }));

  function sampleOf(node: RegexNode): string {
    switch (node.kind) {
      case 'character': {
        const test = characterTest(node.source, flags);
        return candidates.find(test) ?? '';
      }
      case 'sequence':
        return node.parts.map(sampleOf).join('');
      case 'choice':
        return node.parts.map(sampleOf).find((sample) => sample !== '') ?? '';
      case 'repeat':
        return sampleOf(node.body).repeat(Math.max(1, node.min));
      case 'group':
        return sampleOf(node.body);
      case 'look':
        return node.isNegative || node.isBehind ? '' : sampleOf(node.body);
      default:
        return '';
    }
  }

  function walk(node: RegexNode, before: string): void {
    if (node.kind === 'sequence') {
      let sample = before;
      for (const part of node.parts) {
        walk(part, sample);
        sample += sampleOf(part);
        texts.push({ before: '', unit: sample });
      }
    } else if (node.kind === 'choice') {
      for (const part of node.parts) walk(part, before);
    } else if (node.kind === 'repeat') {
      const { body } = node;
      for (const part of body.kind === 'choice' ? body.parts : [body]) texts.push({ before, unit: sampleOf(part) });
      walk(body, before);
    } else if (node.kind === 'group' || node.kind === 'look') {
      walk(node.body, before);
    }
  }

  walk(parseRegex(pattern), '');
  const different = new Map(texts.filter(({ unit }) => unit !== '').map((text) => [`${text.before} ${text.unit}`, text]));
  return [...different.values()].flatMap((text) => [
    { ...text, after: '\u0000' },
    { ...text, after: '' },
  ]);
}

export function textOf({ before, unit, after }: CostlyText, length: number): string {
  return before + unit.repeat(Math.ceil(length / unit.length)) + after;
}

/** All of ASCII, letters first, and some other characters. */
const candidates = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  ...Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1)),
  'é',
  '字',
  '\u{1f600}',
];
