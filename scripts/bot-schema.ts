// Writes the JSON Schema of what a program sends and gets: `npm run bot-schema`.
import { writeFileSync } from 'node:fs';
import { botSchema, SCHEMA_FILE } from './bot-schema/document.ts';

writeFileSync(SCHEMA_FILE, botSchema());
