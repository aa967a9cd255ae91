// Computes hints if the bot worker has failed. Loaded on first use.
export { advise } from '@moonshot/bots/hint';
