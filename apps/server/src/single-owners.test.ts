// Tests what only one file of the server may do: read clocks and random numbers, send to a socket, or create
// views.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: HERE })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.endsWith('.test.ts'))
  .map(path => ({ path, text: readFileSync(join(HERE, path), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '') }));

const doing = (what: RegExp): readonly string[] => files.filter(({ text }) => what.test(text)).map(({ path }) => path);

test.each([
  ['reads a clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\b|\bhrtime\b/, ['core/env.ts']],
  ['sets a timer', /\bset(Timeout|Interval)\b/, ['core/env.ts']],
  ['draws by chance', /Math\.random|\bgetRandomValues\b|\brandomUUID\b/, []],
  ['sends to a socket', /\b(socket\.send|wire\.write)\(/, ['transport/socket/outbox.ts']],
  ['opens an endpoint for sockets', /new WebSocketServer\(/, ['transport/socket/sockets.ts']],
  [
    'makes a view of a match',
    /import \{[^}]*\b(view|show|showAll)\b[^}]*\} from '@moonshot\/table'/,
    ['domain/tables/project.ts'],
  ],
])('only one file %s', (_, what, expected) => {
  expect(doing(what)).toEqual(expected);
});

test('the files were read', () => {
  expect(files.length).toBeGreaterThan(40);
});
