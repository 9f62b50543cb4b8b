import { expressionInterpreter } from 'vega-interpreter';

/**
 * Prepares the syntax tree of an expression as nested functions, without generating code. Returns `undefined` for what only the chart
 * library's interpreter evaluates: events and regular expressions.
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
// biome-ignore lint/suspicious/noExplicitAny: each type of node has other parts
export type ExpressionNode = { readonly type: string } & Readonly<Record<string, any>>;

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
      const items: readonly Evaluate[] = node.elements.map(part);
      return (scope) => items.map((item) => item(scope));
    }
    case 'BinaryExpression': {
      const operation = binary[node.operator];
      if (operation === undefined) throw notPrepared;
      return operation(part(node.left), part(node.right));
    }
    case 'UnaryExpression': {
      const operation = unary[node.operator];
      if (operation === undefined) throw notPrepared;
      return operation(part(node.argument));
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
    // biome-ignore lint/suspicious/noExplicitAny: as in the expression
    const value = (object(scope) as any)[property(scope) as string];
    return isForbidden(value) ? undefined : value;
  };
}

function callOf({ callee, arguments: given }: ExpressionNode, context: ExpressionContext): Evaluate {
  const called = String(callee.name);
  const name = called.startsWith('_') ? called.slice(1) : called;
  if (callee.type !== 'Identifier' || ofEvents.has(name)) throw notPrepared;
  const values: readonly Evaluate[] = given.map((child: ExpressionNode) => prepare(child, context));
  const [first, second, third] = values;
  if (name === 'if') return choiceOf(first ?? nothing, second ?? nothing, third ?? nothing);
  const { functions } = context;
  const call = functions[name] ?? mathOf(name);
  if (call === undefined) return (scope) => callInterpreter(name, values, scope);
  if (first !== undefined && second === undefined) return (scope) => call.call(functions, first(scope));
  return (scope) =>
    call.apply(
      functions,
      values.map((value) => value(scope)),
    );
}

function mathOf(name: string): Call | undefined {
  return Object.hasOwn(math, name) ? math[name] : undefined;
}

/** Calls a function that only the library's interpreter has. */
function callInterpreter(name: string, values: readonly Evaluate[], scope: Scope): unknown {
  const literals = values.map((value) => ({ type: 'Literal', value: value(scope) }));
  const ast = { type: 'CallExpression', callee: { type: 'Identifier', name }, arguments: literals };
  return expressionInterpreter.operator({ functions: {} }, { ast })({});
}

function choiceOf(test: Evaluate, yes: Evaluate, no: Evaluate): Evaluate {
  return (scope) => (test(scope) ? yes(scope) : no(scope));
}

function objectOf({ properties }: ExpressionNode, context: ExpressionContext): Evaluate {
  const parts: readonly (readonly [string, Evaluate])[] = properties.map(({ key, value }: ExpressionNode) => {
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
function keyOf({ type, name, value }: ExpressionNode): Evaluate {
  if (type !== 'Identifier' && type !== 'Literal') throw notPrepared;
  const key: unknown = type === 'Identifier' ? name : value;
  return () => key;
}

/** Functions that run text as code. */
function isForbidden(value: unknown): boolean {
  // biome-ignore lint/security/noGlobalEval: compared, not called
  return typeof value === 'function' && [Function, eval, setTimeout, setInterval, globalThis.setImmediate].includes(value as never);
}

// biome-ignore lint/suspicious/noExplicitAny: operators convert their operands
type Operation = (left: (scope: Scope) => any, right: (scope: Scope) => any) => Evaluate;

const binary: Readonly<Record<string, Operation | undefined>> = {
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

// biome-ignore lint/suspicious/noExplicitAny: operators convert their operands
const unary: Readonly<Record<string, ((argument: (scope: Scope) => any) => Evaluate) | undefined>> = {
  '+': (argument) => (scope) => +argument(scope),
  '-': (argument) => (scope) => -argument(scope),
  '!': (argument) => (scope) => !argument(scope),
};

const { isNaN: isNotANumber, isFinite: isFiniteNumber } = Number;
const { abs, ceil, floor, max, min, pow, round, sqrt } = Math;
const math: Readonly<Record<string, Call>> = Object({
  isNaN: isNotANumber,
  isFinite: isFiniteNumber,
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
const notPrepared = Symbol('only the interpreter evaluates this');
