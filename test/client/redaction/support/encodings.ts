export const secret = 'k9/Qz+7_a-"B\\%2.x=';

const escapedAll = (write: (code: number) => string) => Array.from(secret, (character) => write(character.charCodeAt(0))).join('');
const hex = (digits: number) => (code: number) => code.toString(16).padStart(digits, '0');

/** Ways in which a service, a gateway or an error page may write a value down. */
export const encodings: Readonly<Record<string, string>> = {
  'as it is': secret,
  'percent-encoded': encodeURIComponent(secret),
  'percent-encoded to the last character': escapedAll((code) => `%${hex(2)(code)}`),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(secret)),
  'in JSON': JSON.stringify(secret).slice(1, -1),
  'in JSON in JSON': JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'in JSON with escaped slashes': JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'in JSON with Unicode escapes': escapedAll((code) => `\\u${hex(4)(code)}`),
  'in a script with hexadecimal escapes': escapedAll((code) => `\\x${hex(2)(code).toUpperCase()}`),
  'in HTML': secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('/', '&#x2F;'),
  'in HTML with character codes': escapedAll((code) => `&#${code};`),
  'in HTML twice': escapedAll((code) => `&amp;#${code};`),
  'in base64': Buffer.from(secret).toString('base64'),
  'in base64 after a user name': Buffer.from(`user:${secret}`).toString('base64'),
  'in base64 inside other text': Buffer.from(`user1:${secret}:more`).toString('base64'),
  'in base64 for URLs': Buffer.from(`u:${secret}`).toString('base64url'),
  'in base64, percent-encoded': encodeURIComponent(Buffer.from(secret).toString('base64')),
  'in hexadecimal': Buffer.from(secret).toString('hex'),
  'in upper-case hexadecimal': Buffer.from(secret).toString('hex').toUpperCase(),
  'in upper case': secret.toUpperCase(),
  'in lower case': secret.toLowerCase(),
  'in base64 of base64': Buffer.from(Buffer.from(secret).toString('base64')).toString('base64'),
  'in base64 of base64 inside other text': Buffer.from(`key=${Buffer.from(`user:${secret}`).toString('base64')}`).toString('base64'),
  'in hexadecimal with colons': (Buffer.from(secret).toString('hex').match(/../g) ?? []).join(':'),
  'in upper-case hexadecimal with colons': (Buffer.from(secret).toString('hex').toUpperCase().match(/../g) ?? []).join(':'),
  'broken over lines': `${secret.slice(0, 7)}\r\n ${secret.slice(7)}`,
  'broken by an escape': `${secret.slice(0, 7)}\\n${secret.slice(7)}`,
  'with invisible characters': secret.split('').join('\u200b'),
};
