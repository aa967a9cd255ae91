// Finds the changes from the view that a client has to the next one, and serializes them.
import type { TableView } from '@moonshot/protocol';
import type { ServerUpdate, ViewChanges } from '@moonshot/protocol/server';
import { deepEqual } from '@moonshot/table';

type Fields = Readonly<Record<string, unknown>>;
type IsSame = (before: unknown, now: unknown) => boolean;

/**
 * Returns a comparison for the views of several viewers. They have most objects in common, and the same two
 * objects are compared once.
 */
export function comparison(): IsSame {
  const known = new Map<unknown, readonly [before: unknown, isSame: boolean]>();
  return (before, now) => {
    if (Object.is(before, now)) return true;
    const last = known.get(now);
    if (last !== undefined && last[0] === before) return last[1];
    const isSame = deepEqual(before, now);
    if (typeof now === 'object') known.set(now, [before, isSame]);
    return isSame;
  };
}

/**
 * The fields of `now` whose values differ from those of `before`. Undefined if `now` lacks a field that
 * `before` has, because changes cannot express that.
 */
function changedFields(before: Fields, now: Fields, isSame: IsSame): Record<string, unknown> | undefined {
  const changed: Record<string, unknown> = {};
  for (const key in now) if (!isSame(before[key], now[key])) changed[key] = now[key];
  for (const key in before) if (before[key] !== undefined && now[key] === undefined) return undefined;
  return changed;
}

const fieldsOf = (view: object): Fields => view as Fields;

/** The changes from one view of a match to a later one; undefined if only the whole view can be sent. */
export function changesBetween(before: TableView, now: TableView, isSame: IsSame): ViewChanges | undefined {
  // the deal's fields are compared one by one
  const changed = changedFields({ ...before, deal: now.deal }, fieldsOf(now), isSame);
  const deal = changedFields(fieldsOf(before.deal), fieldsOf(now.deal), isSame);
  return changed && deal && { ...changed, deal };
}

/**
 * Returns a function that serializes updates like `JSON.stringify`. The updates to several viewers have most
 * objects in common, and each of these objects is serialized once.
 */
export function updateJson(): (update: object) => string {
  const texts = new Map<object, string>();
  const valueText = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = texts.get(value) ?? JSON.stringify(value);
    texts.set(value, text);
    return text;
  };
  const fieldsText = (fields: Fields): string => {
    let text = '';
    // JSON has no undefined values
    for (const key in fields) if (fields[key] !== undefined) text += `"${key}":${valueText(fields[key])},`;
    return text;
  };
  return update => {
    const { type, from, events, changes } = update as ServerUpdate;
    const { deal = {}, ...others } = changes;
    const changed = `${fieldsText(fieldsOf(others))}"deal":{${fieldsText(fieldsOf(deal)).slice(0, -1)}}`;
    return `{"type":"${type}","from":${from},"events":${JSON.stringify(events)},"changes":{${changed}}}`;
  };
}
