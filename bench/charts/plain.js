/** Loads vega-embed. A page without this script needs no packages but the library's. */
const load = () => import('vega-embed');

/** Draws a result with vega-embed, with the rows inside the spec. */
async function draw(container, { columns, rows, vegaSpec }) {
  const { default: embed } = await load();
  const values = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  await embed(container, { ...JSON.parse(vegaSpec ?? '{}'), width: 600, data: { values } }, { actions: false, renderer: 'svg' });
}

Object.assign(window, { bench: { ...window.bench, plain: { load, draw } } });
