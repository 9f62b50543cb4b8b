import { Hono } from 'hono';
import { proxy } from './parleyProxy.js';

export const app = new Hono();
app.all('/parley/*', ({ req }) => proxy(req.raw));
