// The published packages. Packages that others depend on come first.
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const PUBLISHED = ['rules', 'verify', 'bots', 'protocol'] as const;
export const folderOf = (name: string): string => join(ROOT, 'packages', name);
