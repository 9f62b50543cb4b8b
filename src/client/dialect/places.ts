import { metaTool, sqlTool } from '../chat-stream/readToolResult.js';
import type { BodyKinds, FieldKind } from './fieldKinds.js';

/** The location of a value: the contract's names of its field and of the field around it, ignoring lists. */
export interface Place {
  readonly parent: string;
  readonly field: string;
  readonly kind: FieldKind;
}

/** An object that is being read. */
export interface ObjectPlace extends Place {
  readonly key: string;
}

/** The place of the value of `key`. */
export function placeInside({ parent, field, key, kind }: ObjectPlace, kinds: BodyKinds): Place {
  if (kind === 'map') return { parent, field, kind: 'fields' };
  return { parent: field, field: key, kind: kind === 'messages' ? kind : kinds.of(field, key) };
}

/** The place of what is inside an object or list that opens at `place`. */
export function openedPlace(place: Place, isObject: boolean, tool: string | undefined): Place {
  const { parent, field, kind } = place;
  if (kind === 'map' && !isObject) return { ...place, kind: 'fields' };
  if (kind === 'messages') return (isCall(parent) && isInput(field) ? toolText('input', tool) : undefined) ?? place;
  if (parent === 'toolCall') return toolText(field, tool) ?? { ...place, kind: 'opaque' };
  return place;
}

/** Input or result of a tool of the contract; `undefined` for those of other tools, which are data. */
export function toolText(field: string, tool: string | undefined): Place | undefined {
  const isKnown = tool === undefined || contractTools.includes(tool);
  return isKnown && (field === 'input' || field === 'result') ? { parent: 'toolCall', field, kind: 'fields' } : undefined;
}

export const contractTools: readonly string[] = [metaTool, sqlTool];

export const toolName: Place = { parent: 'toolCall', field: 'name', kind: 'fields' };

/** The meaning of a text in a serialized message, in terms of the contract. */
export function messageText({ parent, field }: Place, isToolMessage: boolean, tool: string | undefined): Place | undefined {
  if (field === 'name') return isCall(parent) || (isToolMessage && isMessage(parent)) ? toolName : undefined;
  if (isCall(parent) && isInput(field)) return toolText('input', tool);
  const isContent = (field === 'content' && isMessage(parent)) || (field === 'text' && parent === 'content');
  return isToolMessage && isContent ? toolText('result', tool) : undefined;
}

/** True for the text with which a serialized message marks a tool result. */
export function marksToolMessage({ parent, field }: Place, text: string): boolean {
  return parent === 'messages' && ((field === 'role' && text === 'tool') || (field === 'id' && text.startsWith('ToolMessage')));
}

function isMessage(field: string): boolean {
  return field === 'messages' || field === 'kwargs';
}

/** Fields that contain tool calls, in the shapes that `restoreMessages` reads. */
function isCall(field: string): boolean {
  return field === 'tool_calls' || field === 'function' || field === 'content';
}

function isInput(field: string): boolean {
  return field === 'args' || field === 'input' || field === 'arguments';
}
