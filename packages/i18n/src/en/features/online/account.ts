// English texts about the account.
import { dating } from '../../../format.ts';

const day = dating('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const account = {
  title: 'Your account',
  over: 'This device is signed out.',
  nobody: 'You are not signed in. When you open or join a table, you become a guest of this server.',
  guest: 'A guest: only this browser knows you. Once its data is cleared, nobody can be you again.',
  kept: 'A passkey keeps this account.',
  passkeys: 'Passkeys',
  about:
    'With a passkey you are the same player on your other devices, without a password. Your device asks for a finger, a face or its PIN; none of that leaves it.',
  keep: 'Keep this account with a passkey',
  another: 'Add a passkey',
  added: (at: number): string => `Added on ${day(at)}`,
  used: (at: number | null): string => (at === null ? 'Not used so far' : `Last used on ${day(at)}`),
  at: (domain: string): string => `For ${domain}`,
  remove: 'Remove',
  removeTitle: 'Remove the only passkey?',
  removeText: 'Then no other device can sign in to this account, and once you sign out, you cannot come back to it.',
  have: 'I have a passkey',
  become: 'This device becomes the account that the passkey keeps.',
  becomeFrom: (name: string): string =>
    `This device becomes the account that the passkey keeps. ${name} stays on it as a guest and is back when you sign out; until then a bot plays at the tables where ${name} sits.`,
  off: {
    plain:
      'Passkeys are off here: browsers have them only on encrypted pages (https), and this page came over plain HTTP.',
    address: 'Passkeys are off here: browsers make them for a name, and this page is at an address of digits.',
    browser: 'This browser has no passkeys.',
  },
  yours: 'Your data',
  save: 'Save my data',
  saveNote: 'One file with everything that this server keeps of you.',
  out: 'Sign out',
  outTitle: 'Sign out for good?',
  outText:
    'This guest has no passkey. Once you sign out, nobody can be this player again, and bots take over at its tables.',
  everywhere: 'Sign out everywhere',
  everywhereText: 'Every device is signed out, this one too. A passkey is the way back.',
  forget: 'Delete me',
  forgetTitle: 'Delete everything about you?',
  forgetText:
    'Your name, passkeys and sessions are deleted at once and for good. Finished matches stay, without your name.',
  no: 'Cancel',
  stopped: {
    closed: 'Nothing happened: the browser’s question was closed, or waited too long.',
    already: 'This device has a passkey for this account already.',
    failed: 'The browser could not do that.',
  },
  done: {
    kept: 'The passkey keeps your account.',
    removed: 'This passkey no longer opens the account. Your device may still offer it.',
    in: (name: string): string => `You are ${name} here.`,
    out: 'You are signed out on this device.',
    everywhere: 'You are signed out on every device.',
    forgotten: 'Everything about you is deleted.',
  },
};
