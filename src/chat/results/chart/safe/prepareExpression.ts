import { expressionInterpreter } from 'vega-interpreter';
import { lookUp } from '../../../../client/http/lookUp.js';

/**
 * Compiles a syntax tree to nested functions, without generating code. Returns `undefined` for an expression that only Vega's interpreter
 * supports, such as one with events or regular expressions.
 */
export function prepareExpression(node: ExpressionNode, context: ExpressionContext): Evaluate | undefined {
  try {
    return prepare(node, context);
  } catch (error) {
    if (error === notPrepared) return undefined;
    throw error;
  }
}

export type Evaluate = (scope: Scope) => unknown;

/** What an expression can refer to. */
export interface Scope {
  /** The signals, with a `$` before their name. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly datum?: unknown;
  readonly item?: unknown;
}

export interface ExpressionContext {
  readonly functions: Readonly<Record<string, Call>>;
}

type Call = (...values: readonly unknown[]) => unknown;

/** A node of the syntax tree, in the form of ESTree. */
export type ExpressionNode =
  | { readonly type: 'Literal'; readonly value: unknown; readonly regex?: unknown }
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'MemberExpression'; readonly object: ExpressionNode; readonly property: ExpressionNode; readonly computed: boolean }
  | CallNode
  | { readonly type: 'ArrayExpression'; readonly elements: readonly ExpressionNode[] }
  | { readonly type: 'UnaryExpression'; readonly operator: string; readonly argument: ExpressionNode }
  | {
      readonly type: 'BinaryExpression' | 'LogicalExpression';
      readonly operator: string;
      readonly left: ExpressionNode;
      readonly right: ExpressionNode;
    }
  | {
      readonly type: 'ConditionalExpression';
      readonly test: ExpressionNode;
      readonly consequent: ExpressionNode;
      readonly alternate: ExpressionNode;
    }
  | ObjectNode;

interface CallNode {
  readonly type: 'CallExpression';
  readonly callee: ExpressionNode;
  readonly arguments: readonly ExpressionNode[];
}

interface ObjectNode {
  readonly type: 'ObjectExpression';
  readonly properties: readonly { readonly key: ExpressionNode; readonly value: ExpressionNode }[];
}

function prepare(node: ExpressionNode, context: ExpressionContext): Evaluate {
  const part = (child: ExpressionNode) => prepare(child, context);
  switch (node.type) {
    case 'Literal': {
      if (node.regex) throw notPrepared;
      const { value } = node;
      return () => value;
    }
    case 'Identifier':
      return nameOf(node.name);
    case 'MemberExpression':
      return memberOf(part(node.object), node.computed ? part(node.property) : keyOf(node.property));
    case 'CallExpression':
      return callOf(node, context);
    case 'ArrayExpression': {
      const items = node.elements.map(part);
      return (scope) => items.map((item) => item(scope));
    }
    case 'BinaryExpression': {
      const operation = lookUp(binary, node.operator);
      if (operation === undefined) throw notPrepared;
      return operation(part(node.left) as Operand, part(node.right) as Operand);
    }
    case 'UnaryExpression': {
      const operation = lookUp(unary, node.operator);
      if (operation === undefined) throw notPrepared;
      return operation(part(node.argument) as Operand);
    }
    case 'ConditionalExpression':
      return choiceOf(part(node.test), part(node.consequent), part(node.alternate));
    case 'LogicalExpression': {
      const [left, right] = [part(node.left), part(node.right)];
      return node.operator === '&&' ? (scope) => left(scope) && right(scope) : (scope) => left(scope) || right(scope);
    }
    case 'ObjectExpression':
      return objectOf(node, context);
    default:
      throw notPrepared;
  }
}

function nameOf(name: string): Evaluate {
  if (name === 'datum') return ({ datum }) => datum;
  if (name === 'item') return ({ item }) => item;
  if (name === 'event') throw notPrepared;
  // The constants of the library, such as PI. Without signals, other names have no value.
  const constant: unknown = expressionInterpreter.operator({ functions: {} }, { ast: { type: 'Identifier', name } })({});
  if (constant) return () => constant;
  const key = `$${name}`;
  return ({ params }) => params[key];
}

function memberOf(object: Evaluate, property: Evaluate): Evaluate {
  return (scope) => {
    // As in JavaScript, only null and undefined have no properties.
    const value = (object(scope) as Readonly<Record<string, unknown>>)[property(scope) as string];
    return isForbidden(value) ? undefined : value;
  };
}

function callOf({ callee, arguments: given }: CallNode, context: ExpressionContext): Evaluate {
  if (callee.type !== 'Identifier') throw notPrepared;
  const name = callee.name.startsWith('_') ? callee.name.slice(1) : callee.name;
  if (ofEvents.has(name)) throw notPrepared;
  const values = given.map((child) => prepare(child, context));
  const [first, second, third] = values;
  if (name === 'if') return choiceOf(first ?? nothing, second ?? nothing, third ?? nothing);
  const { functions } = context;
  // A view inherits its functions. Only allowed names reach this: see safeExpression.
  const call = functions[name] ?? lookUp(math, name);
  if (call === undefined) return (scope) => callInterpreter(name, values, scope);
  if (first !== undefined && second === undefined) return (scope) => call.call(functions, first(scope));
  return (scope) =>
    call.apply(
      functions,
      values.map((value) => value(scope)),
    );
}

/** Calls a function that only Vega's interpreter has. */
function callInterpreter(name: string, values: readonly Evaluate[], scope: Scope): unknown {
  const literals = values.map((value) => ({ type: 'Literal', value: value(scope) }));
  const ast = { type: 'CallExpression', callee: { type: 'Identifier', name }, arguments: literals };
  return expressionInterpreter.operator({ functions: {} }, { ast })({});
}

function choiceOf(test: Evaluate, yes: Evaluate, no: Evaluate): Evaluate {
  return (scope) => (test(scope) ? yes(scope) : no(scope));
}

function objectOf({ properties }: ObjectNode, context: ExpressionContext): Evaluate {
  const parts = properties.map(({ key, value }): readonly [string, Evaluate] => {
    const name = String(keyOf(key)({ params: {} }));
    if (name in Object.prototype || name === 'then') throw notPrepared;
    return [name, prepare(value, context)];
  });
  return (scope) => {
    const result: Record<string, unknown> = {};
    for (const [name, evaluate] of parts) {
      const value = evaluate(scope);
      if (!isForbidden(value)) result[name] = value;
    }
    return result;
  };
}

/** The name of a property that is not computed. */
function keyOf(node: ExpressionNode): Evaluate {
  if (node.type !== 'Identifier' && node.type !== 'Literal') throw notPrepared;
  const key = node.type === 'Identifier' ? node.name : node.value;
  return () => key;
}

/** True for functions that run text as code. */
function isForbidden(value: unknown): boolean {
  // biome-ignore lint/security/noGlobalEval: compared, not called
  return typeof value === 'function' && [Function, eval, setTimeout, setInterval, globalThis.setImmediate].includes(value as never);
}

/** Operators convert their operands, whatever they are. */
type Operand = (scope: Scope) => number;

const binary: Readonly<Record<string, (left: Operand, right: Operand) => Evaluate>> = {
  '*': (left, right) => (scope) => left(scope) * right(scope),
  '+': (left, right) => (scope) => left(scope) + right(scope),
  '-': (left, right) => (scope) => left(scope) - right(scope),
  '/': (left, right) => (scope) => left(scope) / right(scope),
  '%': (left, right) => (scope) => left(scope) % right(scope),
  '>': (left, right) => (scope) => left(scope) > right(scope),
  '<': (left, right) => (scope) => left(scope) < right(scope),
  '<=': (left, right) => (scope) => left(scope) <= right(scope),
  '>=': (left, right) => (scope) => left(scope) >= right(scope),
  // biome-ignore lint/suspicious/noDoubleEquals: as in the expression
  '==': (left, right) => (scope) => left(scope) == right(scope),
  // biome-ignore lint/suspicious/noDoubleEquals: as in the expression
  '!=': (left, right) => (scope) => left(scope) != right(scope),
  '===': (left, right) => (scope) => left(scope) === right(scope),
  '!==': (left, right) => (scope) => left(scope) !== right(scope),
};

const unary: Readonly<Record<string, (argument: Operand) => Evaluate>> = {
  '+': (argument) => (scope) => +argument(scope),
  '-': (argument) => (scope) => -argument(scope),
  '!': (argument) => (scope) => !argument(scope),
};

const { abs, ceil, floor, max, min, pow, round, sqrt } = Math;
const math: Readonly<Record<string, Call>> = Object({
  isNaN: Number.isNaN,
  isFinite: Number.isFinite,
  abs,
  ceil,
  floor,
  max,
  min,
  pow,
  round,
  sqrt,
});

const nothing = () => undefined;
const ofEvents = new Set(['view', 'item', 'group', 'xy', 'x', 'y']);
const notPrepared = Symbol('not prepared');
