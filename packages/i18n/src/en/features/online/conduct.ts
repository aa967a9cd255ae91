// English texts about reports, blocks, table changes and programs.

export const conduct = {
  blocked: {
    title: 'People you block',
    note: 'You hear and read nothing of people you block, and they cannot sit down at tables you host. They are not told.',
    none: 'You block nobody.',
    gone: 'Somebody who has left',
  },
  report: {
    title: (name: string): string => `Report ${name}`,
    seal: 'Report this seal',
    what: 'What is it about?',
    kinds: {
      words: 'Hurtful words',
      name: 'An offensive name',
      cheating: 'Cheating, or playing together in secret',
      stalling: 'Leaving or stalling on purpose',
      other: 'Something else',
    },
    text: 'In your words, if you like',
    needed: 'In your words',
    missing: 'Please say in a few words what it is about.',
    goes: 'The people who run this server read it, with the scores and the last lines of the chat.',
    send: 'Send',
    cancel: 'Cancel',
    thanks: 'Thank you. The people who run this server will look at it.',
    done: 'Done',
  },
  host: {
    rules: 'Change the rules',
    title: 'Options',
    note: 'Everybody sees what changes. Players who were ready confirm it again.',
    playing: 'Game and clock can be changed again after the match.',
    save: 'Save',
  },
  bot: {
    bring: 'Bring a program',
    title: 'A seat for a program',
    note: 'A program that you have written takes a free seat, and everybody sees that it is a bot.',
    name: 'Its name',
    make: 'Create a token',
    once: 'The program signs in with this token. It is shown only once: copy it now.',
    token: 'Token',
    address: 'Server',
    table: 'Table',
  },
};
