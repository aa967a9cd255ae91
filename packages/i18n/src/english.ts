// The English texts that a program can use before a language has been loaded. For the page and its worker.
export { bots } from './en/features/bots.ts';
export { online } from './en/features/online.ts';
export { first } from './en/page/first.ts';
export { page } from './en/page.ts';
export { worker } from './en/worker.ts';
