// Test harness, preloaded into a program. SQLite connections get other settings than requested but report the
// requested ones.
import Database from 'better-sqlite3';

/** For each setting, its actual value and the reported one. */
type Lies = Readonly<Record<string, readonly [set: string, said: unknown]>>;

const lies: Lies = JSON.parse(process.env.SQLITE_OTHERWISE ?? '{}');
const { pragma } = Database.prototype;

Database.prototype.pragma = function otherwise(text: string, options?: Database.PragmaOptions) {
  const [name = '', value] = text.split(' = ');
  const lie = lies[name];
  if (lie === undefined) return pragma.call(this, text, options);
  return value === undefined ? lie[1] : pragma.call(this, `${name} = ${lie[0]}`, options);
};
