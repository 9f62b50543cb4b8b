import { proxy } from '../service.server';
import type { Route } from './+types/parley';

export const loader = ({ request }: Route.LoaderArgs) => proxy(request);
export const action = ({ request }: Route.ActionArgs) => proxy(request);
