import { barSpec } from '../e2e/support/sqlSteps.js';
import type { HostileSpecs } from './HostileSpec.js';
import { script } from './outside.js';

const { encoding } = barSpec;
const calculated = (expression: string) => ({ ...barSpec, transform: [{ calculate: expression, as: 'made' }] });
const filtered = (expression: string) => ({ ...barSpec, transform: [{ filter: expression }] });

/** Expressions that want out of the chart, or never end. */
export const expressionSpecs: HostileSpecs = {
  'constructor of a row': {
    tries: 'the function that makes functions',
    spec: calculated(`datum.constructor.constructor('${script}')()`),
    comes: 'unsafe-spec',
  },
  'constructor in brackets': {
    tries: 'the same by computed names',
    spec: calculated(`datum['const' + 'ructor']['constructor']('${script}')()`),
    comes: 'unsafe-spec',
  },
  'constructor in parentheses': {
    tries: 'the same through parentheses',
    spec: calculated(`(datum.constructor.constructor)('${script}')`),
    comes: 'unsafe-spec',
  },
  'constructor as a value': {
    tries: 'functions as values, without a call',
    spec: calculated('datum.constructor.constructor.prototype'),
    comes: 'failed',
  },
  'prototype of all objects': {
    tries: 'names that change all objects',
    spec: {
      ...barSpec,
      params: [
        { name: '__proto__', value: 'polluted' },
        { name: 'constructor', value: 1 },
      ],
      transform: [{ calculate: "'x'", as: 'toString' }],
    },
    comes: 'chart',
  },
  'prototype in json': {
    tries: 'a key that becomes the prototype',
    spec: `{"__proto__":{"polluted":1},"mark":{"type":"bar","__proto__":{"url":"x"}},"encoding":${JSON.stringify(encoding)}}`,
    comes: 'chart',
  },
  'prototype as a row': {
    tries: 'a transform that writes on the prototype',
    spec: { ...barSpec, transform: [{ calculate: '1', as: '__proto__' }] },
    comes: 'unsupported-spec',
  },
  'window through an event': {
    tries: 'the page behind an event',
    spec: {
      ...barSpec,
      params: [{ name: 'w', expr: `event.view.${script.replace('window.', '')}` }],
      transform: [{ filter: 'event.view.document.cookie' }],
    },
    comes: 'failed',
  },
  'this and new': { tries: 'words of the language below', spec: calculated('new this.constructor'), comes: 'failed' },
  'call hidden behind a rare space': {
    tries: 'a space that only the chart library knows',
    spec: calculated('length(sequence\u180e(0, 1e9))'),
    comes: 'unsafe-spec',
  },
  'call hidden behind a broken line': {
    tries: 'quotes that are paired otherwise after an escaped line end',
    spec: calculated("'\\\n' + length(sequence(0, 1e9)) + 'x'"),
    comes: 'unsafe-spec',
  },
  'call hidden behind a pattern': {
    tries: "quotes inside a pattern's slashes",
    spec: calculated("/'/ + length(sequence(0, 1e9)) + /'/"),
    comes: 'unsafe-spec',
  },
  'call hidden in a column': {
    tries: 'a column whose name ends a quoted text',
    spec: { ...barSpec, encoding: { ...encoding, tooltip: [{ field: 'a\\": length(sequence(0, 1e9)), "b', type: 'nominal' }] } },
    comes: 'chart',
  },
  'call by another name': {
    tries: 'the inner names of functions',
    spec: filtered('_sequence(0, 1e9) || if(1, data("source_0"), 0)'),
    comes: 'unsafe-spec',
  },
  'endless pattern': {
    tries: 'a pattern that takes for ever',
    spec: filtered("test(/(a+)+$/, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')"),
    comes: 'unsafe-spec',
  },
  'endless pattern without a call': { tries: 'a pattern as a value', spec: calculated('/(a+)+$/'), comes: 'unsafe-spec' },
  'huge padding': {
    tries: 'texts of a billion characters',
    spec: calculated("pad('x', 1e9, 'y') + repeat('x', 1e9)"),
    comes: 'unsafe-spec',
  },
  'huge format': { tries: 'a width of a billion characters', spec: calculated("format(1, '999999999d')"), comes: 'unsafe-spec' },
  'huge format in pieces': {
    tries: 'the same width, put together',
    spec: calculated("format(1, '99' + '99' + '99' + '9d')"),
    comes: 'unsafe-spec',
  },
  'huge format of a label': {
    tries: 'padded labels',
    spec: {
      ...barSpec,
      encoding: {
        ...encoding,
        y: { ...encoding.y, axis: { format: '0999999999d', labelExpr: "format(datum.value, '99' + '99' + '99' + '9d')" } },
      },
    },
    comes: 'chart',
  },
  'text that doubles': {
    tries: 'calculations that double what the one before made',
    spec: {
      ...barSpec,
      transform: Array.from({ length: 12 }, () => ({
        calculate: ['datum.region', ...Array.from({ length: 35 }, () => 'datum.made')].join('+'),
        as: 'made',
      })),
    },
    comes: 'chart',
  },
  'text that outgrows its limit': {
    tries: 'parentheses that end the limit of a calculation',
    spec: {
      ...barSpec,
      transform: Array.from({ length: 12 }, () => ({ calculate: `datum.made),0,9)${'+slice((datum.made)'.repeat(20)}`, as: 'made' })),
    },
    comes: 'unsafe-spec',
  },
  'parameters that double': {
    tries: 'parameters that double each other',
    spec: {
      ...barSpec,
      params: [
        { name: 'p0', expr: "'xxxxxxxxxxxxxxxxxxxx'" },
        ...Array.from({ length: 9 }, (_, index) => ({ name: `p${index + 1}`, expr: Array(120).fill(`p${index}`).join('+') })),
      ],
      transform: [{ calculate: 'upper(p9)', as: 'made' }],
    },
    comes: 'chart',
  },
  'parameters named as the chart': {
    tries: "names of the chart's own settings",
    spec: {
      ...barSpec,
      params: ['width', 'height', 'padding', 'autosize', 'background', 'cursor', 'datum', 'event', 'item', 'parent'].map((name) => ({
        name,
        value: 1e9,
      })),
    },
    comes: 'chart',
  },
  'code instead of an expression': {
    tries: 'statements, functions and templates',
    spec: calculated(`(() => { ${script}; return \`x\` })()`),
    comes: 'unsafe-spec',
  },
};
