/** The reason why a text is not an email address. */
export type AddressProblem = 'noAt' | 'manyAts' | 'incomplete' | 'invalid' | 'tooLong';

/** An address stripped of what people and programs write around it. */
export interface BareAddress {
  readonly email: string;
  /** True if it was preceded by a group or field name: `Team:jane@x.example`. */
  readonly isHeaded: boolean;
}

/** Strips what people and programs write around an address: quotes, brackets, emphasis, closing punctuation and a URI scheme. */
export function bareAddress(given: string): BareAddress {
  const text = given.normalize().replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const colon = text.includes('://') ? -1 : text.lastIndexOf(':', text.indexOf('@'));
  let start = colon + 1;
  let end = text.length;
  while (end > start && closingSigns.includes(text.charAt(end - 1))) end -= 1;
  // Some punctuation can start an address, but not if it also ends it.
  const closing = new Set(text.slice(end));
  const isOpening = (sign: string) => openingSigns.includes(sign) || ("'`*_~".includes(sign) && closing.has(sign));
  while (start < end && isOpening(text.charAt(start))) start += 1;
  const email = text.slice(start, end);
  const isPlain = /^[\p{ASCII}\u200c\u200d]*$/u.test(email);
  return {
    email: isPlain ? email.replace(/[\u200c\u200d]/g, '') : email,
    isHeaded: colon > 0 && !/(?:mailto|smtp|sip|e-?mail)$/i.test(text.slice(0, colon)),
  };
}

/** Returns the addresses of a `mailto:` link without its scheme (RFC 6068): `jane@x.example,john@x.example?cc=…`. */
export function addressesOfLink(link: string): readonly string[] {
  const [path = '', ...query] = link.split('?');
  const fields = query.join('?').split('&');
  const lists = [path, ...fields.flatMap((field) => /^(?:amp;)?(?:to|cc|bcc)=(.*)$/is.exec(field)?.[1] ?? [])];
  // Some links have names: `Jane <jane@x.example>`.
  return lists.flatMap((list) => list.split(/[,;]/).map(decoded)).map((address) => address.slice(address.lastIndexOf('<') + 1));
}

/** Checks the format of an address. Only the service can check the rest. */
export function problemOfAddress(email: string): AddressProblem | undefined {
  const [name = '', domain, ...more] = email.split('@');
  if (domain === undefined) return 'noAt';
  if (more.length > 0) return 'manyAts';
  if (name === '' || domain === '') return 'incomplete';
  // The standard allows quoted mailbox names, but hardly any service does.
  const isValid = !/[\s"<>()[\]\\,;:|؛،、､\p{C}]/u.test(email) && name.split('.').every(Boolean) && domain.split('.').every(isHostLabel);
  if (!isValid) return 'invalid';
  return email.length > 254 ? 'tooLong' : undefined;
}

function isHostLabel(label: string): boolean {
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const closingSigns = ' \t\u200c\u200d.,;:!?…。．！？>)]}"”“’‘»›」』\'`*_~';
const openingSigns = ' \t\u200c\u200d,;<>([{"“”„‚‘’«»‹›「『';
