import type { LocalService } from '@parley/local-service';

/** A page with one `<parley-chat>`, set up for the service unless `attributes` say otherwise; `null` leaves one out. */
export function elementPage({ attributes = {}, head = '', body = '' }: ElementPage = {}): (service: LocalService) => string {
  return (service) => {
    const all: ElementPage['attributes'] = {
      'chat-url': service.addresses.deploymentChatUrl,
      'data-url': service.addresses.dataUrl,
      'token-url': '/token',
      ...attributes,
    };
    const written = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}="${value}"`]));
    return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A customer's page</title>
    <link rel="icon" href="data:,">
    ${head}
    <script type="module" src="/element/parley-chat.js"></script>
  </head>
  <body>${body}<parley-chat ${written.join(' ')}></parley-chat></body>
</html>`;
  };
}

export interface ElementPage {
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly head?: string;
  /** Stands before the element. */
  readonly body?: string;
}
