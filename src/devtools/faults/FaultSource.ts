import type { SettableFaults } from './SettableFaults.js';

/** Reads and sets the active faults of a local service, wherever it runs. */
export interface FaultSource {
  /** Returns the active faults. */
  read(): Promise<SettableFaults>;
  /** Replaces the active faults. */
  write(faults: SettableFaults): Promise<void>;
}

/** Returns the faults of a service that runs in this page. */
export function localFaults(service: { faults: SettableFaults }): FaultSource {
  return {
    read: async () => service.faults,
    async write(faults) {
      service.faults = faults;
    },
  };
}

/** Returns the faults of a service behind your own address, which serves `GET` and `PUT` with their JSON. */
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
