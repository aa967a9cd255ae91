// Loads the texts of recorded matches in the terminal in a language.
import type { TerminalWords } from './en/terminal.ts';
import type { TextSection } from './section.ts';

export const terminalWords: TextSection<TerminalWords> = async language =>
  (await import(`./${language}/terminal.ts`)).terminal;
