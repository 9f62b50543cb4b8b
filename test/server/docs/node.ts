import express from 'express';
import { toNodeHandler } from '../../../src/server.js';
import { proxy } from './parleyProxy.js';

export const app = express();
app.all('/parley/*path', toNodeHandler(proxy));
