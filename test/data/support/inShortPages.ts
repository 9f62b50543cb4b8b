import type { World } from './startWorld.js';

/** A service that gives so many users at a time, however many are asked for. */
export function inShortPages(world: World, usersPerPage: number): World {
  world.answer = async (sent) => {
    const [method, path = ''] = sent.split(' ');
    const address = new URL(path, world.service.addresses.baseUrl);
    if (method !== 'GET' || !address.pathname.endsWith('/api/v1/users')) return undefined;
    address.searchParams.set('first', String(usersPerPage));
    const headers = { authorization: `Bearer ${await world.service.mintAccessToken()}` };
    return world.service.fetch(new Request(address, { headers }));
  };
  return world;
}
