// Loads the server's own texts in a language.
import type { ServerWords } from './en/server.ts';
import type { TextSection } from './section.ts';

export const serverWords: TextSection<ServerWords> = async language => (await import(`./${language}/server.ts`)).server;
