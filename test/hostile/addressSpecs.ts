import { barSpec } from '../e2e/support/sqlSteps.js';
import type { HostileSpecs } from './HostileSpec.js';
import { outside, script } from './outside.js';

const { mark, encoding } = barSpec;
const url = (name: string) => `${outside}/${name}`;

/** Addresses in every place where the grammar of charts has room for one. */
export const addressSpecs: HostileSpecs = {
  'address of the data': { tries: 'rows from elsewhere', spec: { ...barSpec, data: { url: url('data.json') } }, comes: 'chart' },
  'address of a layer': {
    tries: 'rows from elsewhere for a part',
    spec: { layer: [{ ...barSpec, data: { url: url('layer.json'), format: { type: 'dsv' } } }] },
    comes: 'unsupported-spec',
  },
  'address by name': {
    tries: 'named data sets',
    spec: { ...barSpec, datasets: { far: { url: url('set.json') } }, data: { name: 'far' } },
    comes: 'chart',
  },
  'address of a lookup': {
    tries: 'rows joined from elsewhere',
    spec: { ...barSpec, transform: [{ lookup: 'region', from: { data: { url: url('lookup.csv') }, key: 'region', fields: ['x'] } }] },
    comes: 'unsafe-spec',
  },
  'address of a map': {
    tries: 'a map from elsewhere',
    spec: { mark: 'geoshape', data: { url: url('map.json'), format: { type: 'topojson', feature: 'x' } } },
    comes: 'unsafe-spec',
  },
  'address in a projection': {
    tries: 'a map with a projection and a sphere',
    spec: { ...barSpec, mark: { type: 'geoshape' }, projection: { type: 'mercator' }, data: { sphere: true } },
    comes: 'unsafe-spec',
  },
  'address of an image mark': {
    tries: 'a picture as a mark',
    spec: { ...barSpec, mark: { type: 'image', url: url('mark.png') } },
    comes: 'unsafe-spec',
  },
  'address of an image channel': {
    tries: 'a picture for each row',
    spec: { ...barSpec, mark: 'image', encoding: { ...encoding, url: { value: url('channel.png') } } },
    comes: 'unsafe-spec',
  },
  'address in a url channel': {
    tries: 'the channel of pictures on bars',
    spec: { ...barSpec, encoding: { ...encoding, url: { field: 'region' } } },
    comes: 'chart',
  },
  'address in a link channel': {
    tries: 'bars that run code when they are pressed',
    spec: { ...barSpec, encoding: { ...encoding, href: { value: `javascript:${script}` } } },
    comes: 'chart',
  },
  'address in a link of a mark': {
    tries: 'a mark that leads elsewhere',
    spec: { ...barSpec, mark: { type: mark, href: url('href'), cursor: 'pointer', url: url('u') } },
    comes: 'chart',
  },
  'address in a condition': {
    tries: 'a link for some rows',
    spec: { ...barSpec, encoding: { ...encoding, href: { condition: { test: 'true', value: url('if') }, value: url('else') } } },
    comes: 'chart',
  },
  'address in paint': {
    tries: 'a fill from elsewhere',
    spec: { ...barSpec, mark: { type: mark, fill: `url(${url('paint.svg')}#p)`, stroke: `url("${url('stroke.svg')}#p")` } },
    comes: 'chart',
  },
  'address in paint for some rows': {
    tries: 'a fill from elsewhere in a condition',
    spec: { ...barSpec, encoding: { ...encoding, color: { condition: { test: 'true', value: `url(${url('if.svg')}#p)` }, value: 'red' } } },
    comes: 'chart',
  },
  'address in paint from the rows': {
    tries: 'a fill that stands in a cell and is used as it is',
    spec: {
      ...barSpec,
      encoding: { ...encoding, color: { field: 'region', type: 'nominal', scale: null }, stroke: { field: 'region', scale: null } },
    },
    result: {
      schema: [
        { name: 'region', column_type: 'String' },
        { name: 'revenue', column_type: 'Double' },
      ],
      data: [
        [`url(${url('cell.svg')}#p)`, '1'],
        ['red', '2'],
      ],
    },
    comes: 'chart',
  },
  'address in computed paint': {
    tries: 'a fill that a calculation writes',
    spec: {
      ...barSpec,
      transform: [{ calculate: `'url(${url('made.svg')}#p)'`, as: 'paint' }],
      encoding: { ...encoding, fill: { field: 'paint', type: 'nominal', scale: null } },
    },
    comes: 'chart',
  },
  'address in a scale': {
    tries: 'a range of fills from elsewhere',
    spec: {
      ...barSpec,
      encoding: { ...encoding, color: { field: 'region', scale: { range: [`url(${url('range.svg')}#p)`], scheme: url('scheme') } } },
    },
    comes: 'chart',
  },
  'address in a gradient': {
    tries: 'a gradient with stops from elsewhere',
    spec: { ...barSpec, mark: { type: mark, color: { gradient: 'linear', stops: [{ offset: 0, color: `url(${url('stop.svg')})` }] } } },
    comes: 'chart',
  },
  'address of a font': {
    tries: 'a font from elsewhere',
    spec: {
      ...barSpec,
      mark: { type: 'text', font: `x; src: url(${url('font')})`, text: 'x' },
      config: { font: `url(${url('config-font')})` },
    },
    comes: 'chart',
  },
  'address of a shape': {
    tries: 'a path as a symbol',
    spec: {
      ...barSpec,
      mark: { type: 'point', shape: `url(${url('shape.svg')})` },
      encoding: { ...encoding, shape: { value: `M0,0 url(${url('s')})` } },
    },
    comes: 'chart',
  },
  'address in a tooltip': {
    tries: 'a picture beside the pointer',
    spec: {
      ...barSpec,
      mark: { type: mark, tooltip: { content: 'data' } },
      encoding: {
        ...encoding,
        tooltip: [
          { value: `<img src="${url('tip.png')}" onerror="${script}">` },
          { field: 'region', title: `<img src=x onerror=${script}>` },
        ],
      },
    },
    comes: 'chart',
  },
  'address in a tooltip image': {
    tries: 'the field that a tooltip shows as a picture',
    spec: {
      ...barSpec,
      transform: [{ calculate: `'${url('image.png')}'`, as: 'image' }],
      encoding: { ...encoding, tooltip: [{ field: 'image', type: 'nominal' }] },
    },
    comes: 'chart',
  },
  'address in words': {
    tries: 'markup in titles, labels and descriptions',
    spec: {
      ...barSpec,
      title: { text: `<image href="${url('title.png')}"/>`, href: url('t') },
      description: `<img src=${url('d.png')}>`,
      encoding: {
        ...encoding,
        x: {
          ...encoding.x,
          title: `</text><image href="${url('axis.png')}"/>`,
          axis: { labelExpr: `'<image href="${url('label.png')}"/>'` },
        },
      },
    },
    comes: 'chart',
  },
  'address in settings': {
    tries: 'a background and settings of all marks',
    spec: {
      ...barSpec,
      background: `url(${url('bg.png')})`,
      config: { background: `url(${url('cbg.png')})`, image: { url: url('c.png') }, mark: { href: url('c') }, customFormatTypes: true },
    },
    comes: 'chart',
  },
  'address of the grammar': {
    tries: 'a schema from elsewhere',
    spec: { ...barSpec, $schema: url('schema/vega-lite/v5.json') },
    comes: 'chart',
  },
  'address for the host': {
    tries: 'options that would replace those of the page',
    spec: {
      ...barSpec,
      usermeta: {
        embedOptions: {
          ast: false,
          actions: true,
          renderer: 'canvas',
          config: url('config.json'),
          patch: url('patch.json'),
          loader: { baseURL: outside },
          downloadFileName: '../x',
          sourceHeader: `<script>${script}</script>`,
          bind: '#x',
          tooltip: { theme: 'x' },
        },
      },
    },
    comes: 'chart',
  },
  'address for an input': {
    tries: 'inputs on the page and elements of the host',
    spec: {
      ...barSpec,
      params: [
        { name: 'a', bind: { input: 'text', element: 'body' } },
        { name: 'b', value: '', bind: { element: '#login', event: 'input' } },
        { name: 'c', bind: { input: 'select', options: [url('o')] } },
      ],
    },
    comes: 'chart',
  },
  'address in a format type': {
    tries: 'a format by the name of a function',
    spec: { ...barSpec, encoding: { ...encoding, y: { ...encoding.y, axis: { format: 'x', formatType: 'fetch' } } } },
    comes: 'chart',
  },
  'address in a style sheet': {
    tries: 'named styles and classes',
    spec: {
      ...barSpec,
      mark: { type: mark, style: ['x'], aria: true, ariaRole: script, description: url('a') },
      config: { style: { x: { href: url('style') } } },
      view: { fill: `url(${url('view.svg')})` },
    },
    comes: 'chart',
  },
  'vega instead of vega-lite': {
    tries: 'the larger language below',
    spec: {
      $schema: 'https://vega.github.io/schema/vega/v6.json',
      data: [{ name: 'x', url: url('vega.json') }],
      signals: [{ name: 's', init: `loadURL('${url('s')}')` }],
      marks: [{ type: 'image', encode: { enter: { url: { value: url('v.png') } } } }],
    },
    comes: 'unsafe-spec',
  },
};
