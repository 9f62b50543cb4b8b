import { readMessage } from '../errors/readFault.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { jsonText } from '../json/jsonText.js';
import { parseExactJson } from '../json/parseExactJson.js';
import type { ToolCallTexts } from './ChatFrame.js';
import type { JsonObject } from './QueryRows.js';
import { isOverfull, isRawRow, readColumns, readRow } from './readRows.js';
import type { DataModelMember, DataModelView, ToolFailure, ToolInput, ToolResult } from './ToolResult.js';

/**
 * Returns the result of a tool call, or `undefined` while it runs (docs/contract/chat.md#tools). Parsed once for each tool call object.
 * Never throws: a text that is not JSON, or a result of another shape, is `other`.
 */
export function readToolResult(toolCall: ToolCallTexts): ToolResult | undefined {
  const { result } = toolCall;
  if (result === undefined) return undefined;
  const known = results.get(toolCall);
  if (known !== undefined) return known;
  const read = interpret(toolCall, parseLeniently(result));
  results.set(toolCall, read);
  return read;
}

/** Returns the input of a tool call. Parsed once for each tool call object; never throws. */
export function readToolInput(toolCall: ToolCallTexts): ToolInput {
  const known = inputs.get(toolCall);
  if (known !== undefined) return known;
  const value = parseLeniently(toolCall.input);
  const { sqlQuery, queryTitle, description, searchQuery, memoryId } = isJsonObject(value) ? value : {};
  const input: ToolInput = {
    sqlQuery: text(sqlQuery),
    queryTitle: text(queryTitle),
    description: text(description),
    searchQuery: text(searchQuery),
    memoryId: text(memoryId),
    value,
  };
  inputs.set(toolCall, input);
  return input;
}

/** Tools of the contract; a dialect knows what a service calls them. */
export const metaTool = 'serviceMeta';
export const sqlTool = 'serviceSqlApi';

const results = new WeakMap<ToolCallTexts, ToolResult>();
const inputs = new WeakMap<ToolCallTexts, ToolInput>();

function interpret(toolCall: ToolCallTexts, value: unknown): ToolResult {
  if (!isJsonObject(value)) return { kind: 'other', value };
  return readFailure(value) ?? readKnownTool(toolCall, value) ?? { kind: 'other', value };
}

function readKnownTool(toolCall: ToolCallTexts, value: JsonObject): ToolResult | undefined {
  if (toolCall.name === metaTool) return readMetaResult(value);
  if (toolCall.name !== sqlTool) return undefined;
  const { value: input } = readToolInput(toolCall);
  return readSqlResult(value, isJsonObject(input) ? input : {});
}

function readFailure({ error }: JsonObject): ToolFailure | undefined {
  const message = typeof error === 'string' ? error : isJsonObject(error) ? readMessage(error) : undefined;
  return message === undefined ? undefined : { kind: 'failure', message, isBadBranch: isAboutBranch(message) };
}

function isAboutBranch(message: string): boolean {
  return (
    /\bbranch\b/i.test(message) &&
    /\b(bad|unknown|invalid|missing|not (found|available|running|a branch)|no such|(does not|doesn't) exist)\b/i.test(message)
  );
}

/** A result repeats its input; if it does not, the input is used. */
function readSqlResult(value: JsonObject, input: JsonObject): ToolResult | undefined {
  const { annotation, data, schema, totalRows, uuid } = value;
  if (!Array.isArray(data) || !data.every(isRawRow) || isOverfull(schema, data)) return undefined;
  const columns = readColumns(schema, data, isJsonObject(annotation) ? annotation : {});
  const textOf = (field: string) => text(value[field]) ?? text(input[field]);
  return {
    kind: 'sql',
    sqlQuery: textOf('sqlQuery') ?? '',
    queryTitle: textOf('queryTitle') ?? '',
    description: textOf('description') ?? '',
    userRequest: textOf('userRequest') ?? '',
    columns,
    rows: data.map((row) => readRow(row, columns)),
    totalRows: Math.max(data.length, readCount(totalRows)),
    resultId: text(uuid),
    memoryId: textOf('memoryId'),
    vegaSpec: isJsonObject(value.vegaSpec) ? jsonText(value.vegaSpec) : textOf('vegaSpec'),
  };
}

function readCount(value: unknown): number {
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(count) ? count : 0;
}

function readMetaResult({ cubes, searchQuery }: JsonObject): ToolResult | undefined {
  if (!Array.isArray(cubes)) return undefined;
  return { kind: 'meta', searchQuery: text(searchQuery) ?? '', views: cubes.filter(isJsonObject).map(readView) };
}

function readView({ name, type, title, members }: JsonObject): DataModelView {
  return {
    ...titled(name, title),
    type: text(type) ?? '',
    members: Array.isArray(members) ? members.filter(isJsonObject).map(readMember) : [],
  };
}

function readMember({ name, title, description, type, aggType, format, currency }: JsonObject): DataModelMember {
  return {
    ...titled(name, title),
    description: text(description) ?? '',
    type: text(type) ?? '',
    aggType: text(aggType),
    ...(format != null && { format, currency }),
  };
}

function titled(name: unknown, title: unknown): { readonly name: string; readonly title: string } {
  return { name: text(name) ?? '', title: text(title) ?? text(name) ?? '' };
}

function parseLeniently(json: string): unknown {
  try {
    return parseExactJson(json);
  } catch {
    return json;
  }
}

/** A text that is not blank. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
