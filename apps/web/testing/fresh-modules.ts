// Each test file of the page's worker loads its own copy of the worker's modules, because they keep state.
import { vi } from 'vitest';

vi.resetModules();
