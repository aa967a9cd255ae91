// The key under which the database stores a record.
import type { DealRecord } from '@moonshot/protocol';

export const keyOf = ({ table, deal }: DealRecord): [table: string, deal: number] => [table, deal];
