// Each test file of the page's worker loads its own copy of the worker's modules and starts without a
// database, because both keep state.
import { vi } from 'vitest';

vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');
