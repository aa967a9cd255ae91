// The packages that are published: those that other published packages need come first.
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const PUBLISHED = ['rules', 'verify', 'bots', 'protocol'] as const;
export const folderOf = (name: string): string => join(ROOT, 'packages', name);
