// The English texts that the page and its worker can use before a language has been loaded.
export { bots } from './en/features/bots.ts';
export { online } from './en/features/online.ts';
export { first } from './en/page/first.ts';
export { page } from './en/page.ts';
export { worker } from './en/worker.ts';
