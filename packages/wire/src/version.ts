// The version of the messages: a client and a table that differ in it do not talk.

export const WIRE_VERSION = 1;
