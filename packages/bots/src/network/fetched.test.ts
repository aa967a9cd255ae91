// Networks that are fetched cannot be used before they arrive, and give the same results as those that are
// built in.
import { expect, it } from 'vitest';
import * as fetched from './fetched.ts';
import { evaluate, type Network, type Networks, outputOf } from './network.ts';
import * as there from './weights.ts';

const someRows = [3, 14, 15, 92, 65];
const answer = (network: Network): number => {
  network.rows.picked.set(someRows);
  network.rows.count = someRows.length;
  evaluate(network);
  return outputOf(network, 0);
};

it('says that they have not been fetched, and then answers as those that are there', async () => {
  expect(() => fetched.networks()).toThrow('Cannot ask the networks: they have not been fetched yet');
  const coming = fetched.fetchNetworks();
  expect(fetched.fetchNetworks()).toBe(coming); // callers during a fetch share that fetch
  await coming;
  const names = Object.keys(there.networks()) as (keyof Networks)[];
  const answers = (all: Networks): readonly number[] => names.map(name => answer(all[name]));
  expect(answers(fetched.networks())).toEqual(answers(there.networks()));
  expect(names).toHaveLength(4);
});
