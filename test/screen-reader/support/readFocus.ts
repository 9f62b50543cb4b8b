import { cdp } from 'vitest/browser';

/** An element as a screen reader says it. */
export interface AccessibleNode {
  readonly id: string;
  readonly text: string;
}

/** The focused element, after the elements around it that a screen reader names. */
export async function readFocus(): Promise<readonly AccessibleNode[]> {
  const { nodes } = await send<{ nodes: readonly AxNode[] }>('Accessibility.getFullAXTree', { frameId: await testFrame() });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const focused = nodes.findLast((node) => property(node, 'focused') === true);
  if (focused === undefined || focused.role?.value === 'RootWebArea') return [];
  const path: AxNode[] = [];
  for (let node = byId.get(focused.parentId ?? ''); node !== undefined; node = byId.get(node.parentId ?? '')) {
    if (isNamedAround(node)) path.unshift(node);
  }
  return [...path, focused].map((node) => ({ id: node.nodeId, text: describe(node) }));
}

function isNamedAround(node: AxNode): boolean {
  const role = node.role?.value ?? '';
  if (node.ignored) return false;
  return structures.has(role) || (groups.has(role) && Boolean(node.name?.value));
}

const structures = new Set([
  'dialog',
  'alertdialog',
  'menu',
  'listbox',
  'tree',
  'table',
  'grid',
  'toolbar',
  'tablist',
  'tabpanel',
  'log',
  'row',
]);
const groups = new Set(['group', 'region', 'radiogroup', 'form', 'navigation', 'complementary', 'list', 'article']);

function describe(node: AxNode): string {
  const { role, name, value, description } = node;
  const states = Object.entries(spokenStates).flatMap(([key, words]) => words[String(property(node, key))] ?? []);
  const level = property(node, 'level');
  const isNameless = role?.value === 'row';
  return [
    role?.value,
    !isNameless && name?.value && `“${clean(name.value)}”`,
    value?.value !== undefined && value.value !== '' && `= “${clean(String(value.value))}”`,
    ...states,
    role?.value === 'heading' && `level ${level}`,
    description?.value && `(${clean(description.value)})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Isolates that keep names apart in other directions are not heard. */
function clean(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const spokenStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  selected: { true: 'selected' },
  disabled: { true: 'unavailable' },
  invalid: { true: 'invalid' },
  required: { true: 'required' },
  multiline: { true: 'multiline' },
  hasPopup: { menu: 'opens a menu', dialog: 'opens a dialog', listbox: 'opens a list' },
  modal: { true: 'modal' },
};

function property({ properties }: AxNode, name: string): unknown {
  return properties?.find((found) => found.name === name)?.value.value;
}

/** The part of Chromium's node that is used here (https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXNode). */
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: unknown };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

let frame: Promise<string> | undefined;

/** The frame in which Vitest runs this file. */
function testFrame(): Promise<string> {
  frame ??= (async () => {
    await send('Accessibility.enable');
    const { frameTree } = await send<{ frameTree: { childFrames?: readonly { frame: { id: string } }[] } }>('Page.getFrameTree');
    const id = frameTree.childFrames?.[0]?.frame.id;
    if (id === undefined) throw new Error('Vitest shows no frame.');
    return id;
  })();
  return frame;
}

async function send<Result>(method: string, parameters: object = {}): Promise<Result> {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<Result> };
  return await session.send(method, parameters);
}
