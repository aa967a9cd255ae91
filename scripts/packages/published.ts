// The names of the published packages. A package comes after those that it depends on.
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const PUBLISHED = ['rules', 'verify', 'bots', 'protocol'] as const;
export const folderOf = (name: string): string => join(ROOT, 'packages', name);
