import type { Nodes, RootContent } from 'mdast';
import type { Options } from 'mdast-util-from-markdown';
import { bareAddress } from '../../../ui/text/bareAddress.js';

type MdastExtension = Exclude<NonNullable<Options['mdastExtensions']>[number], readonly unknown[]>;
type Handles = NonNullable<MdastExtension['enter']>;
type Handle = NonNullable<Handles[keyof Handles]>;

const enterLink: Handle = function (token) {
  this.enter({ type: 'link', title: null, url: '', children: [] }, token);
};
const exitLink: Handle = function (token) {
  this.exit(token);
};
const enterAddress: Handle = function (token) {
  this.config.enter.autolinkProtocol?.call(this, token);
};
const exitAddress: Handle = function (token) {
  this.config.exit.autolinkProtocol?.call(this, token);
};
const exitMail: Handle = function (token) {
  this.config.exit.autolinkEmail?.call(this, token);
};
const exitSite: Handle = function (token) {
  this.config.exit.data?.call(this, token);
  const link = this.stack.at(-1);
  if (link?.type === 'link') link.url = urlOf(this.sliceSerialize(token));
};

// These token names are declared only in the types of GitHub's extension.
const enter: Record<string, Handle> = {
  literalAutolink: enterLink,
  literalAutolinkEmail: enterAddress,
  literalAutolinkHttp: enterAddress,
  literalAutolinkWww: enterAddress,
};
const exit: Record<string, Handle> = {
  literalAutolink: exitLink,
  literalAutolinkEmail: exitMail,
  literalAutolinkHttp: exitAddress,
  literalAutolinkWww: exitSite,
};

/** Turns bare URLs into links: those the tokenizer found, and those it misses, such as a URL in square brackets. */
export const bareLinks: MdastExtension = {
  enter,
  exit,
  transforms: [
    (tree) => {
      const ahead: Nodes[] = [tree];
      for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
        if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') continue;
        const parent: { children: RootContent[] } = node;
        parent.children = parent.children.flatMap((child) =>
          child.type === 'text' && mayHold.test(child.value) ? splitText(child) : [child],
        );
        for (const child of parent.children) ahead.push(child);
      }
    },
  ],
};

const mayHold = /https?:|www\./i;
/** The start of a URL: not in the middle of a word, and followed by a host name. */
const starts = /(?<![\p{L}\p{N}\p{M}_])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}])/giu;

function splitText(text: RootContent & { readonly type: 'text' }): RootContent[] {
  const { value } = text;
  const parts: RootContent[] = [];
  let written = 0;
  for (const { index } of value.matchAll(starts)) {
    if (index < written) continue;
    const address = bareAddress(value.slice(index));
    parts.push(...asText(value.slice(written, index)), { type: 'link', title: null, url: urlOf(address), children: asText(address) });
    written = index + address.length;
  }
  return written === 0 ? [text] : [...parts, ...asText(value.slice(written))];
}

function asText(value: string): { readonly type: 'text'; value: string }[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function urlOf(address: string): string {
  return /^www\./i.test(address) ? `http://${address}` : address;
}
