import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { type SceneNode, shownMarks } from '../../../../../src/chat/results/chart/proof/shownMarks.js';
import type { QueryRows } from '../../../../../src/client/chat-stream/QueryRows.js';

/** Returns how many marks the chart library draws of these rows on its own. */
export async function plainMarks(spec: object, { columns, rows }: QueryRows): Promise<number> {
  const values = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  const compiled = compile({ width: 600, height: 300, ...spec, data: { values } } as unknown as TopLevelSpec, { logger: silent }).spec;
  const view = new vega.View(vega.parse(compiled), { renderer: 'none', logger: silent });
  await view.runAsync();
  const { root } = view.scenegraph() as unknown as { readonly root: SceneNode };
  view.finalize();
  return shownMarks(root).count;
}

const silent = { level: () => silent, error: () => silent, warn: () => silent, info: () => silent, debug: () => silent };
