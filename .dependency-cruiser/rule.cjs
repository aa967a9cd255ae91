// Makes rules for dependency-cruiser: what may import what.

const TESTS = '[.]test[.]ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What lies at `path` may import what matches `allowed`, and nothing else. Tests may look anywhere. */
const only = (name, comment, path, allowed, but = []) =>
  rule(name, comment, { path, pathNot: [TESTS, ...but] }, { pathNot: allowed });

/** What lies at `path` may import `to` for its types alone. */
const typesOf = (name, comment, path, to, but = []) =>
  rule(name, comment, { path, pathNot: [TESTS, ...but] }, { ...to, dependencyTypesNot: ['type-only'] });

/** Of its own app or package, a layer imports itself and the layers below. Tests may look anywhere. */
const layerOf =
  (app, prefix) =>
  (name, comment, ...below) =>
    rule(
      `${prefix}-${name}`,
      comment,
      { path: `${app}${name}/`, pathNot: TESTS },
      { path: app, pathNot: `${app}(${[name, ...below].join('|')})/` },
    );

module.exports = { TESTS, rule, only, typesOf, layerOf };
