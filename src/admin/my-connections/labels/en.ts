export const englishMyConnections = {
  /** The accessible name of the table. */
  caption: 'Your connections',
  /** The accessible name and placeholder of the search field. */
  search: 'Search connections',
  /** The headers of the table. */
  columns: { name: 'Service', state: 'Status', expires: 'Expires', connect: 'Connect' },
  /** The states of a connection. */
  states: { connected: 'Connected', pending: 'Waiting for you', expired: 'Expired', none: 'Not connected', other: 'Unknown' },
  /** Replaces the name of an integration that the user may not read. */
  unnamed: (id: number) => `Integration ${id}`,
  /** The link to the page of the other service, if the browser blocked its window. */
  openPage: 'Open sign-in page',
  /** The action that starts a connection. */
  connect: {
    action: 'Connect',
    /** The label if the connection has expired or was not completed. */
    again: 'Connect again',
    done: (name: string) => `Continue in the ${name} window`,
    /** The toast if the browser blocked the window. */
    blocked: 'Your browser blocked the window. Use the link in the row.',
    failed: 'Couldn’t start the connection',
  },
  /** The action that ends a connection. */
  disconnect: {
    action: 'Disconnect',
    title: (name: string) => `Disconnect ${name}?`,
    effect: 'Anything that relies on this connection stops working until you connect again.',
    done: (name: string) => `Disconnected ${name}`,
    failed: 'Couldn’t disconnect the service',
  },
  /** The heading of an empty list. */
  empty: 'No services to connect',
  /** The text below it. */
  emptyAdvice: 'An administrator can add services for you to connect.',
};
