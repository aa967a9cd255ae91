// Parses a part of a request with its schema. On failure, returns which field is wrong.
import { unreadableText } from '@moonshot/protocol/server';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';

/** The name of a request part in a refusal, where it differs from Fastify's. */
const NAMES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path' };

/** The validator of a schema. Fastify responds to its error with status 400. */
export const validated: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart = 'body' }) =>
  value => {
    const parsed = z.core.safeParse(schema, value);
    if (parsed.success) return { value: parsed.data };
    const why = unreadableText(value, parsed.error.issues, NAMES[httpPart] ?? httpPart);
    return { error: new Error(why.replace('Cannot read ', '')) }; // the refusal begins with these words
  };
