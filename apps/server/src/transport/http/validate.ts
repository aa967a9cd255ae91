// Reads a part of a request by its schema, or says which field is wrong.
import { unreadableText } from '@moonshot/protocol/server';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';

/** What a part of a request is called in a refusal, if not by Fastify's word. */
const NAMES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path' };

/** The validator of a schema. Fastify answers its error with 400. */
export const validated: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart = 'body' }) =>
  value => {
    const parsed = z.core.safeParse(schema, value);
    if (parsed.success) return { value: parsed.data };
    const why = unreadableText(value, parsed.error.issues, NAMES[httpPart] ?? httpPart);
    return { error: new Error(why.replace('Cannot read ', '')) }; // the refusal begins with these words
  };
