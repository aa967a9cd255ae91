// Networks that are fetched cannot be asked before, and are the same as those that are there from the start.
import { expect, it } from 'vitest';
import * as fetched from './fetched.ts';
import { ask, type Network, told } from './network.ts';
import * as there from './weights.ts';

const someRows = Int16Array.of(3, 14, 15, 92, 65);
const answer = (network: Network): number => {
  ask(network, someRows, someRows.length);
  return told(network, 0);
};

it('says that they have not been fetched, and then answers as those that are there', async () => {
  expect(() => fetched.playerNetwork()).toThrow('Cannot ask the networks: they have not been fetched yet');
  await fetched.fetchNetworks();
  await fetched.fetchNetworks();
  expect(answer(fetched.playerNetwork())).toBe(answer(there.playerNetwork()));
  expect(answer(fetched.passerNetwork())).toBe(answer(there.passerNetwork()));
});
