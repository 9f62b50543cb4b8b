import type { ServiceClient } from '../../../src/client.js';

/** Keeps the first admin's client, so that a story can change what is open, as someone else would. Pass `prepare` to `AdminStage`. */
export function keepAdmin() {
  let admin: ServiceClient | undefined;
  return {
    async prepare(client: ServiceClient): Promise<void> {
      admin = client;
    },
    client(): ServiceClient {
      if (admin === undefined) throw new Error('The stage has not been prepared.');
      return admin;
    },
  };
}
