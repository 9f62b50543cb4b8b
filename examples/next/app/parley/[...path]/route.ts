import { proxy } from '../../../parleyProxy';

export { proxy as DELETE, proxy as GET, proxy as PATCH, proxy as POST, proxy as PUT };
