// Computes hints where the bot worker is missing. Loaded on first use.
export { advise } from '@moonshot/bots/hint';
