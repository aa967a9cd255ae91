// Parses the parts of a request with their schemas. The error says which field is wrong.
import { unreadableText } from '@moonshot/protocol/server';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';

/** The names of request parts in refusals, where they differ from Fastify's names. */
const NAMES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path' };

/**
 * Creates the function with which Fastify checks a request part by a schema. Fastify answers its error with
 * status 400.
 */
export const validated: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart = 'body' }) =>
  value => {
    const parsed = z.core.safeParse(schema, value);
    if (parsed.success) return { value: parsed.data };
    const why = unreadableText(value, parsed.error.issues, NAMES[httpPart] ?? httpPart);
    // The first words are removed, because the sentence of the refusal begins with them already.
    return { error: new Error(why.replace('Cannot read ', '')) };
  };
