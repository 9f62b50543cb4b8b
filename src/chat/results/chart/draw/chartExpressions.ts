import { expressionInterpreter } from 'vega-interpreter';
import { LateTooltip } from '../read/lateTooltip.js';
import { type Evaluate, type ExpressionContext, type ExpressionNode, prepareExpression, type Scope } from '../safe/prepareExpression.js';

/**
 * Vega's interpreter, faster: it walks the syntax tree for each row and mark, whereas here most expressions are compiled once to nested
 * functions. Event handlers and unsupported expressions still go to the original.
 */
export const chartExpressions = {
  ...expressionInterpreter,
  operator(context: ExpressionContext, expression: Expression): (params: Params) => unknown {
    const evaluate = prepareExpression(expression.ast, context);
    return evaluate === undefined ? expressionInterpreter.operator(context, expression) : (params) => evaluate({ params });
  },
  parameter(context: ExpressionContext, expression: Expression): (datum: unknown, params: Params) => unknown {
    const evaluate = prepareExpression(expression.ast, context);
    return evaluate === undefined ? expressionInterpreter.parameter(context, expression) : (datum, params) => evaluate({ datum, params });
  },
  encode(context: ExpressionContext, encoding: Encoding): (item: Item, params: Params) => unknown {
    const channels = Object.entries(encoding.channels).map(([name, { ast }]) => [name, prepareExpression(ast, context)] as const);
    if (!channels.every(isPrepared)) return expressionInterpreter.encode(context, encoding);
    const place = placer(encoding);
    const drawn = channels.filter(([name]) => name !== 'tooltip');
    const tooltip = channels.find(([name]) => name === 'tooltip')?.[1];
    return (item, params) => {
      const scope = { params, datum: item.datum, item };
      let isChanged = 0;
      if (tooltip !== undefined) item.tooltip = new LateTooltip(() => tooltip(scope));
      for (const [name, evaluate] of drawn) {
        const value = evaluate(scope);
        if (item[name] === value) continue;
        item[name] = value;
        isChanged = 1;
      }
      place?.(item as PlacedItem);
      return isChanged;
    };
  },
};

interface Expression {
  readonly ast: ExpressionNode;
}

interface Encoding {
  readonly marktype: string;
  readonly channels: Readonly<Record<string, Expression>>;
}

type Params = Scope['params'];

type Item = Record<string, unknown>;

/** A mark with an evaluated position. */
type PlacedItem = Record<'x' | 'x2' | 'xc' | 'width' | 'y' | 'y2' | 'yc' | 'height', number>;

type Channel = readonly [name: string, evaluate: Evaluate | undefined];

function isPrepared(channel: Channel): channel is readonly [name: string, evaluate: Evaluate] {
  return channel[1] !== undefined;
}

/** Returns a function that derives the place and size of a mark from its ends or center, as the chart library does. */
function placer({ marktype, channels }: Encoding): ((item: PlacedItem) => void) | undefined {
  if (marktype === 'rule' || !['x2', 'xc', 'y2', 'yc'].some((name) => name in channels)) return undefined;
  const isSwapped = ['group', 'image', 'rect'].includes(marktype);
  const { x, x2, xc, y, y2, yc } = channels;
  return (item) => {
    if (x2 && x) {
      if (isSwapped && item.x > item.x2) [item.x, item.x2] = [item.x2, item.x];
      item.width = item.x2 - item.x;
    } else if (x2) item.x = item.x2 - (item.width || 0);
    if (xc) item.x = item.xc - (item.width || 0) / 2;
    if (y2 && y) {
      if (isSwapped && item.y > item.y2) [item.y, item.y2] = [item.y2, item.y];
      item.height = item.y2 - item.y;
    } else if (y2) item.y = item.y2 - (item.height || 0);
    if (yc) item.y = item.yc - (item.height || 0) / 2;
  };
}
