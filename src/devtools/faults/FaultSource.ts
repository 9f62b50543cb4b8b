import type { SettableFaults } from './SettableFaults.js';

/** Reads and sets the faults in force of a local service, wherever it runs. */
export interface FaultSource {
  read(): Promise<SettableFaults>;
  write(faults: SettableFaults): Promise<void>;
}

/** The faults of a service that runs in this page. */
export function localFaults(service: { faults: SettableFaults }): FaultSource {
  return {
    read: async () => service.faults,
    async write(faults) {
      service.faults = faults;
    },
  };
}

/** The faults of a service behind an address of the application's own that answers `GET` and `PUT` with their JSON. */
export function remoteFaults(address: string): FaultSource {
  return {
    read: async () => (await ask(address)).json(),
    async write(faults) {
      await ask(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) });
    },
  };
}

async function ask(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response;
}
