// Advice for a hint where the bot worker is missing. Loaded when it is wanted.
export { advise } from '@moonshot/bots/hint';
