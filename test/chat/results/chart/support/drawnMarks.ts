import * as vega from 'vega';
import { compileChart } from '../../../../../src/chat/results/chart/draw/compileChart.js';

/** What a spec draws of rows: kind, place, size, colour and words of every mark, in order; nothing of axes and legends. */
export async function drawnMarks(spec: object, values: readonly object[]): Promise<readonly string[]> {
  setRandom(randomLCG(0.42));
  const failures: unknown[] = [];
  const log = {
    level: () => log,
    error(reason: unknown) {
      failures.push(reason);
      return log;
    },
    warn: () => log,
    info: () => log,
    debug: () => log,
  };
  const compiled = compileChart({ ...spec, data: { values: structuredClone(values) } }, 'en', { logger: log });
  const view = new vega.View(vega.parse(compiled), { renderer: 'none', logger: log });
  await view.runAsync();
  const marks = marksIn(scenegraphOf(view).root);
  view.finalize();
  if (failures.length > 0) throw new Error(String(failures[0]));
  return marks;
}

/** The library's types lack these. */
const { setRandom, randomLCG } = vega as unknown as { setRandom(random: () => number): void; randomLCG(seed: number): () => number };

function scenegraphOf(view: vega.View): { readonly root: Node } {
  return view.scenegraph() as unknown as { readonly root: Node };
}

interface Node {
  readonly role?: string;
  readonly marktype?: string;
  readonly items?: readonly Node[];
}

function marksIn(node: Node): readonly string[] {
  const { role, marktype, items } = node;
  if (role !== undefined && /^(axis|legend|title|scope-title|.*-header|.*-footer|.*-title)/.test(role)) return [];
  const own = marktype === undefined || marktype === 'group' ? [] : (items ?? []).map((item) => describe(marktype, item));
  return [...own, ...(items ?? []).flatMap(marksIn)];
}

function describe(marktype: string, item: Node): string {
  const properties = item as unknown as Readonly<Record<string, unknown>>;
  const parts = drawn.flatMap((name) => (properties[name] === undefined ? [] : [`${name} ${rounded(properties[name])}`]));
  return `${marktype}: ${parts.join(', ')}`;
}

function rounded(value: unknown): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value);
}

const drawn =
  'x y x2 y2 xc yc width height startAngle endAngle innerRadius outerRadius size shape text fill stroke opacity defined angle'.split(' ');
