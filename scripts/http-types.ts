// Writes the types of the server's HTTP routes into the package `protocol`.
import { writeFileSync } from 'node:fs';
import { openServer } from '../apps/server/testing/site.ts';
import { HTTP_ROUTES, httpTypes } from './http-types/types.ts';

const site = await openServer();
writeFileSync(HTTP_ROUTES, await httpTypes(site.url));
await site.close();
