// For tests: loaded before a program, it has connections to SQLite set otherwise than the program asks, and
// say what it expects.
import Database from 'better-sqlite3';

/** By the name of a setting: what it is set to, and what is said of it. */
type Lies = Readonly<Record<string, readonly [set: string, said: unknown]>>;

const lies: Lies = JSON.parse(process.env.SQLITE_OTHERWISE ?? '{}');
const { pragma } = Database.prototype;

Database.prototype.pragma = function otherwise(text: string, options?: Database.PragmaOptions) {
  const [name = '', value] = text.split(' = ');
  const lie = lies[name];
  if (lie === undefined) return pragma.call(this, text, options);
  return value === undefined ? lie[1] : pragma.call(this, `${name} = ${lie[0]}`, options);
};
