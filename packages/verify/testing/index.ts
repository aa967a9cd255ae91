// The test harness of beacons, for the tests of other packages.
export { BEACON_KEY, signed } from './beacon.ts';
export { provedWithBeacon } from './sealed-with-beacon.ts';
