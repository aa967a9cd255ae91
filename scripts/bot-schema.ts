// Writes the JSON Schema of the messages that a program sends and receives: `npm run bot-schema`.
import { writeFileSync } from 'node:fs';
import { botSchema, SCHEMA_FILE } from './bot-schema/document.ts';

writeFileSync(SCHEMA_FILE, botSchema());
