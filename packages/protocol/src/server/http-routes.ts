// The HTTP routes with what they take and answer, made from the description that the server serves.
// Do not edit: `npm run http-types` writes this file.
export interface HttpRoutes {
    readonly "/api/guests": {
        readonly parameters: {
        };
        /**
         * Creates a guest. The returned secret is never shown again; a device that stores it can sign in with
         * it.
         */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                            readonly secret: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/sessions": {
        readonly parameters: {
        };
        /** Signs in the player with this secret. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly secret: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                        };
                    };
                };
            };
        };
        /**
         * Ends this session and its sockets. With `everywhere` it ends all sessions of the player, and
         * invalidates the secret if the account has a passkey.
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: {
                    readonly everywhere?: "true" | "false";
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/tickets": {
        readonly parameters: {
        };
        /** Returns a ticket that opens one socket and expires soon. */
        readonly post: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly ticket: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/me": {
        readonly parameters: {
        };
        /** The player of the session. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                            readonly kind: string;
                            readonly at: number;
                        };
                    };
                };
            };
        };
        /**
         * Deletes the player for good: name, secret, passkeys and sessions. Matches stay, without the name.
         */
        readonly delete: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
        /** Changes the player’s name. */
        readonly patch: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/me/export": {
        readonly parameters: {
        };
        /** Exports everything that the server stores about the player, in one file. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                            readonly kind: string;
                            readonly at: number;
                            readonly sessions: readonly {
                                readonly until: number;
                            }[];
                            readonly ban: {
                                readonly reason: string;
                                readonly until: number | null;
                                readonly at: number;
                            } | null;
                            readonly tables: readonly {
                                readonly id: string;
                                readonly game: string;
                                readonly state: string;
                                readonly matches: number;
                                readonly at: number;
                                readonly proofs: readonly string[];
                            }[];
                            readonly passkeys: readonly {
                                readonly id: string;
                                /** @description the domain for which it is valid */
                                readonly domain: string;
                                /** @description when it was created, in milliseconds since 1970 */
                                readonly at: number;
                                readonly usedAt: number | null;
                            }[];
                            readonly pushes: readonly {
                                readonly endpoint: string;
                                readonly language: string;
                                readonly at: number;
                            }[];
                            readonly blocks: readonly string[];
                            readonly contests: readonly {
                                readonly id: string;
                                readonly kind: string;
                                readonly at: number;
                                readonly made: boolean;
                            }[];
                            readonly leagues: readonly {
                                readonly id: string;
                                readonly name: string;
                                readonly at: number;
                                readonly owner: boolean;
                            }[];
                            readonly ratings: readonly {
                                /**
                                 * @description the sheet and its version, and a fingerprint if the rules are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                /** @description the rating; 1500 for a new player */
                                readonly value: number;
                                /** @description the half width of the 95 % interval; 1000 for a new player */
                                readonly within: number;
                                readonly matches: number;
                                /** @description when the match was over, in milliseconds since 1970 */
                                readonly at: number;
                                readonly steps: readonly {
                                    readonly match: string;
                                    /** @description when the match was over, in milliseconds since 1970 */
                                    readonly at: number;
                                    /** @description the rating; 1500 for a new player */
                                    readonly value: number;
                                    /**
                                     * @description the half width of the 95 % interval; 1000 for a new player
                                     */
                                    readonly within: number;
                                }[];
                            }[];
                            readonly reports: readonly {
                                readonly at: number;
                                readonly about: string | null;
                                readonly kind: string;
                                readonly table: string;
                                readonly text: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables": {
        readonly parameters: {
        };
        /** The lobby: lists the tables that anybody may join. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly tables: readonly {
                                readonly id: string;
                                readonly game: string;
                                readonly rules: number;
                                readonly name: string;
                                readonly overrides: {
                                    readonly [key: string]: unknown;
                                };
                                readonly length: ({
                                    readonly deals: number;
                                } | {
                                    readonly target: number;
                                }) | null;
                                readonly settings: {
                                    /** @enum {string} */
                                    readonly open: "invited" | "everybody";
                                    readonly clock: ({
                                        readonly cardSeconds: number;
                                        readonly passSeconds: number;
                                        readonly reserveSeconds: number;
                                    } | {
                                        readonly days: number;
                                    }) | null;
                                    /** @enum {string} */
                                    readonly watchers: "none" | "cards" | "hands-after";
                                    readonly chat: boolean;
                                    readonly programs?: boolean;
                                    readonly rated?: boolean;
                                };
                                /** @enum {string} */
                                readonly state: "gathering" | "playing" | "over";
                                readonly match: string | null;
                                readonly host: string;
                                readonly seats: readonly ({
                                    /** @enum {string} */
                                    readonly kind: "open";
                                } | {
                                    /** @enum {string} */
                                    readonly kind: "bot";
                                    readonly name: string;
                                    readonly player: string;
                                    readonly outside: boolean;
                                    readonly present?: boolean;
                                    /**
                                     * @description of an external program: the name of the player who brought
                                     * it
                                     */
                                    readonly broughtBy?: string;
                                } | {
                                    /** @enum {string} */
                                    readonly kind: "person";
                                    readonly player: string;
                                    readonly name: string;
                                    readonly prepared: boolean;
                                    readonly present: boolean;
                                    readonly standIn: boolean;
                                    /**
                                     * @description milliseconds until a bot stands in for the absent player
                                     */
                                    readonly standInMs?: number;
                                })[];
                                readonly watchers: number;
                                readonly invite: string | null;
                                readonly trouble: string | null;
                                readonly league?: string;
                                /**
                                 * @description the deal in which every match at this table begins, because it
                                 * was forked there
                                 */
                                readonly fork?: number;
                                readonly contest?: string;
                            }[];
                        };
                    };
                };
            };
        };
        /** Opens a table with the player as its host. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly order: {
                            readonly game: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly length: ({
                                readonly deals: number;
                            } | {
                                readonly target: number;
                            }) | null;
                            readonly seats: number;
                        };
                        /**
                         * @default {
                         *       "open": "invited",
                         *       "clock": null,
                         *       "watchers": "cards",
                         *       "chat": true
                         *     }
                         */
                        readonly settings?: {
                            /** @enum {string} */
                            readonly open: "invited" | "everybody";
                            readonly clock: ({
                                readonly cardSeconds: number;
                                readonly passSeconds: number;
                                readonly reserveSeconds: number;
                            } | {
                                readonly days: number;
                            }) | null;
                            /** @enum {string} */
                            readonly watchers: "none" | "cards" | "hands-after";
                            readonly chat: boolean;
                            readonly programs?: boolean;
                            readonly rated?: boolean;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly table: string;
                            readonly invite: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables/mine": {
        readonly parameters: {
        };
        /** Lists the tables at which the player has a seat, and the answers that each table awaits. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly tables: readonly {
                                readonly id: string;
                                readonly game: string;
                                readonly rules: number;
                                readonly name: string;
                                readonly overrides: {
                                    readonly [key: string]: unknown;
                                };
                                readonly length: ({
                                    readonly deals: number;
                                } | {
                                    readonly target: number;
                                }) | null;
                                readonly settings: {
                                    /** @enum {string} */
                                    readonly open: "invited" | "everybody";
                                    readonly clock: ({
                                        readonly cardSeconds: number;
                                        readonly passSeconds: number;
                                        readonly reserveSeconds: number;
                                    } | {
                                        readonly days: number;
                                    }) | null;
                                    /** @enum {string} */
                                    readonly watchers: "none" | "cards" | "hands-after";
                                    readonly chat: boolean;
                                    readonly programs?: boolean;
                                    readonly rated?: boolean;
                                };
                                /** @enum {string} */
                                readonly state: "gathering" | "playing" | "over";
                                readonly match: string | null;
                                readonly host: string;
                                readonly seats: readonly ({
                                    /** @enum {string} */
                                    readonly kind: "open";
                                } | {
                                    /** @enum {string} */
                                    readonly kind: "bot";
                                    readonly name: string;
                                    readonly player: string;
                                    readonly outside: boolean;
                                    readonly present?: boolean;
                                    /**
                                     * @description of an external program: the name of the player who brought
                                     * it
                                     */
                                    readonly broughtBy?: string;
                                } | {
                                    /** @enum {string} */
                                    readonly kind: "person";
                                    readonly player: string;
                                    readonly name: string;
                                    readonly prepared: boolean;
                                    readonly present: boolean;
                                    readonly standIn: boolean;
                                    /**
                                     * @description milliseconds until a bot stands in for the absent player
                                     */
                                    readonly standInMs?: number;
                                })[];
                                readonly watchers: number;
                                readonly invite: string | null;
                                readonly trouble: string | null;
                                readonly league?: string;
                                /**
                                 * @description the deal in which every match at this table begins, because it
                                 * was forked there
                                 */
                                readonly fork?: number;
                                readonly contest?: string;
                                readonly seat: number;
                                readonly awaited: readonly {
                                    readonly seat: number;
                                    readonly waitedMs: number;
                                    /**
                                     * @description time left in milliseconds, including the reserve; null
                                     * without a clock
                                     */
                                    readonly leftMs: number | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables/{table}/door": {
        readonly parameters: {
        };
        /**
         * What a player may know of a table before joining it. The invitation is sent in a header and never
         * in the URL.
         */
        readonly get: {
            readonly parameters: {
                readonly header?: {
                    readonly "x-invite"?: string;
                };
                readonly path: {
                    readonly table: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            readonly game: string;
                            readonly rules: number;
                            readonly name: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly length: ({
                                readonly deals: number;
                            } | {
                                readonly target: number;
                            }) | null;
                            readonly settings: {
                                /** @enum {string} */
                                readonly open: "invited" | "everybody";
                                readonly clock: ({
                                    readonly cardSeconds: number;
                                    readonly passSeconds: number;
                                    readonly reserveSeconds: number;
                                } | {
                                    readonly days: number;
                                }) | null;
                                /** @enum {string} */
                                readonly watchers: "none" | "cards" | "hands-after";
                                readonly chat: boolean;
                                readonly programs?: boolean;
                                readonly rated?: boolean;
                            };
                            /** @enum {string} */
                            readonly state: "gathering" | "playing" | "over";
                            readonly match: string | null;
                            readonly host: string;
                            readonly seats: readonly ({
                                /** @enum {string} */
                                readonly kind: "open";
                            } | {
                                /** @enum {string} */
                                readonly kind: "bot";
                                readonly name: string;
                                readonly player: string;
                                readonly outside: boolean;
                                readonly present?: boolean;
                                /**
                                 * @description of an external program: the name of the player who brought it
                                 */
                                readonly broughtBy?: string;
                            } | {
                                /** @enum {string} */
                                readonly kind: "person";
                                readonly player: string;
                                readonly name: string;
                                readonly prepared: boolean;
                                readonly present: boolean;
                                readonly standIn: boolean;
                                /** @description milliseconds until a bot stands in for the absent player */
                                readonly standInMs?: number;
                            })[];
                            readonly watchers: number;
                            readonly invite: string | null;
                            readonly trouble: string | null;
                            readonly league?: string;
                            /**
                             * @description the deal in which every match at this table begins, because it was
                             * forked there
                             */
                            readonly fork?: number;
                            readonly contest?: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/codes": {
        readonly parameters: {
        };
        /** Creates a join code for a table at which the player has a seat. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly table: string;
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly code: string;
                            readonly forMs: number;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/codes/{code}": {
        readonly parameters: {
        };
        /** Looks up the table of a join code. An address that tries wrong codes has to wait. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly code: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly table: string;
                            readonly invite: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables/{table}/bots": {
        readonly parameters: {
        };
        /**
         * Reserves a seat for a program. The program sends the returned token in its `hello`; it is never
         * shown again.
         */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly seat: number;
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                            readonly token: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables/{table}/bots/{seat}": {
        readonly parameters: {
        };
        /** Revokes a program’s token and disconnects it. For the host and the player who brought it. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                    readonly seat: number;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/matches": {
        readonly parameters: {
        };
        /** Lists the finished matches in which the player had a seat, newest first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly matches: readonly {
                                readonly match: string;
                                readonly game: string;
                                /** @description the name of the rules */
                                readonly name: string;
                                readonly seats: number;
                                /** @description the number of scored deals */
                                readonly deals: number;
                                /** @description by seat; empty if there was no deal */
                                readonly totals: readonly number[];
                                /** @description the player’s seat at the start; -1 for an imported match */
                                readonly seat: number;
                                /** @description by seat, the level of each bot at the start */
                                readonly bots: readonly (string | null)[];
                                /** @description when it ended, in milliseconds since 1970 */
                                readonly at: number;
                                /** @description whether it was imported */
                                readonly imported: boolean;
                                /** @description whether it was forked from another match */
                                readonly forked: boolean;
                                /** @description whether there is a proof */
                                readonly proof: boolean;
                                /**
                                 * @description whether it can be reviewed; false while others still play its
                                 * round of a tournament
                                 */
                                readonly told: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        /**
         * Imports a match from the open notation (docs/reference/notation.md) or a transcript. It has no
         * proof.
         */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly text: string;
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly match: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/matches/{match}": {
        readonly parameters: {
        };
        /** Deletes a match that the player has imported. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly match: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/forks": {
        readonly parameters: {
        };
        /**
         * Opens a table that continues from a point of a match until the end of that deal, with the player as
         * its host.
         */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly text: string;
                        readonly deal: number;
                        readonly step: number;
                        readonly seat: number;
                        readonly settings: {
                            /** @enum {string} */
                            readonly open: "invited" | "everybody";
                            readonly clock: ({
                                readonly cardSeconds: number;
                                readonly passSeconds: number;
                                readonly reserveSeconds: number;
                            } | {
                                readonly days: number;
                            }) | null;
                            /** @enum {string} */
                            readonly watchers: "none" | "cards" | "hands-after";
                            readonly chat: boolean;
                            readonly programs?: boolean;
                            readonly rated?: boolean;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly table: string;
                            readonly invite: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/matches/{match}/proof": {
        readonly parameters: {
        };
        /** The proof of a finished match, for `moonshot verify` and other verifiers: one JSON object. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly match: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": string;
                    };
                };
            };
        };
    };
    readonly "/api/matches/{match}/notation": {
        readonly parameters: {
        };
        /** A finished match as text in the open notation (docs/reference/notation.md). */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly match: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": string;
                    };
                };
            };
        };
    };
    readonly "/api/seals/{day}": {
        readonly parameters: {
        };
        /**
         * The root of the hash tree of all commitments of a past day, and the inclusion path of one of them.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly commitment?: string;
                };
                readonly path: {
                    /** @description the date in UTC, such as 2026-11-21 */
                    readonly day: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly day: string;
                            readonly commitments: number;
                            /** @description null if nothing was dealt on that day */
                            readonly root: string | null;
                            /**
                             * @description the index of the requested commitment, from 0; null if it is not
                             * among them
                             */
                            readonly place: number | null;
                            readonly path: readonly string[] | null;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/seals": {
        readonly parameters: {
        };
        /** The UTC date of a commitment, and whether that day is over. */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly commitment: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @description null if the server made no such commitment */
                            readonly day: string | null;
                            /** @description whether the day is over, so that its root is available */
                            readonly over: boolean;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/reports": {
        readonly parameters: {
        };
        /** Reports a player at the same table, or a seal, to the operator. The report names the match. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly table: string;
                        readonly about: string | null;
                        /** @enum {string} */
                        readonly kind: "words" | "name" | "cheating" | "stalling" | "seal" | "other";
                        readonly text: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/blocks": {
        readonly parameters: {
        };
        /** Lists the players whom the player blocks. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly blocked: readonly {
                                readonly player: string;
                                readonly name: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/blocks/{player}": {
        readonly parameters: {
        };
        /**
         * Blocks another player: their messages are hidden from the player, and they cannot take a seat at
         * the player’s tables.
         */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly player: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
        /** Unblocks a player. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly player: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/passkeys/options": {
        readonly parameters: {
        };
        /**
         * The options with which a browser creates a passkey for this account. Valid once, in this session.
         */
        readonly post: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly challenge: string;
                            readonly rp: {
                                readonly name: string;
                                readonly id?: string;
                            };
                            readonly user: {
                                readonly id: string;
                                readonly name: string;
                                readonly displayName: string;
                            };
                            readonly pubKeyCredParams: readonly {
                                readonly alg: number;
                                /** @enum {string} */
                                readonly type: "public-key";
                            }[];
                        } & {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/passkeys": {
        readonly parameters: {
        };
        /** Lists the passkeys of this account, oldest first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly passkeys: readonly {
                                readonly id: string;
                                /** @description the domain for which it is valid */
                                readonly domain: string;
                                /** @description when it was created, in milliseconds since 1970 */
                                readonly at: number;
                                readonly usedAt: number | null;
                            }[];
                        };
                    };
                };
            };
        };
        /** Registers a passkey that the browser has created, so that the account does not expire. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly response: {
                            readonly clientDataJSON: string;
                            readonly attestationObject: string;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            /** @description the domain for which it is valid */
                            readonly domain: string;
                            /** @description when it was created, in milliseconds since 1970 */
                            readonly at: number;
                            readonly usedAt: number | null;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/passkeys/{passkey}": {
        readonly parameters: {
        };
        /** Deletes a passkey, which can then no longer sign in to this account. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly passkey: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/passkeys/sign-in/options": {
        readonly parameters: {
        };
        /** The options with which a browser signs in by passkey. Valid once, in this browser. */
        readonly post: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly challenge: string;
                        } & {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/passkeys/sign-in": {
        readonly parameters: {
        };
        /** Signs in the owner of the passkey. A session that the request has ends, and so do its sockets. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly response: {
                            readonly clientDataJSON: string;
                            readonly authenticatorData: string;
                            readonly signature: string;
                            readonly userHandle: string;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly player: string;
                            readonly name: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/push": {
        readonly parameters: {
        };
        /** The server’s public key, which a browser needs to register for its push messages. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly key: string;
                        };
                    };
                };
            };
        };
        /**
         * Subscribes this device to push messages about the player’s turns in correspondence play, until the
         * session ends.
         */
        readonly put: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly endpoint: string;
                        readonly keys: {
                            readonly p256dh: string;
                            readonly auth: string;
                        };
                        readonly language: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
        /** Unsubscribes one of the player’s own devices from push messages. */
        readonly delete: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly endpoint: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/ratings/{player}": {
        readonly parameters: {
        };
        /**
         * The ratings of a player, one for each set of rules; empty if the player has played no rated match.
         */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly player: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @description null for a deleted or unknown player */
                            readonly name: string | null;
                            readonly ratings: readonly {
                                /**
                                 * @description the sheet and its version, and a fingerprint if the rules are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                /** @description the rating; 1500 for a new player */
                                readonly value: number;
                                /** @description the half width of the 95 % interval; 1000 for a new player */
                                readonly within: number;
                                readonly matches: number;
                                /** @description when the match was over, in milliseconds since 1970 */
                                readonly at: number;
                                readonly steps: readonly {
                                    readonly match: string;
                                    /** @description when the match was over, in milliseconds since 1970 */
                                    readonly at: number;
                                    /** @description the rating; 1500 for a new player */
                                    readonly value: number;
                                    /**
                                     * @description the half width of the 95 % interval; 1000 for a new player
                                     */
                                    readonly within: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/ratings": {
        readonly parameters: {
        };
        /** The leaderboard of a set of rules, and all sets of rules for which there are ratings. */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly rules?: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly boards: readonly {
                                /**
                                 * @description the sheet and its version, and a fingerprint if the rules are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                readonly players: number;
                            }[];
                            /** @description the requested rules, or those with the most players */
                            readonly rules: string | null;
                            /**
                             * @description of changed rules: the rules that differ from the game’s; null if
                             * they are no longer known
                             */
                            readonly changes?: readonly string[] | null;
                            /** @description the number of matches that a player needs to be listed */
                            readonly matchesLeast: number;
                            readonly best: readonly {
                                readonly place: number;
                                readonly player: string;
                                readonly name: string;
                                /** @description the rating; 1500 for a new player */
                                readonly value: number;
                                /** @description the half width of the 95 % interval; 1000 for a new player */
                                readonly within: number;
                                readonly matches: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/matches/{match}/ratings": {
        readonly parameters: {
        };
        /** How a match changed the ratings of its players; empty if it is not rated or not over. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly match: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly moved: readonly {
                                readonly player: string;
                                readonly name: string;
                                readonly rank: number;
                                /**
                                 * @description why a player is ranked last regardless of the total
                                 * @enum {string}
                                 */
                                readonly whyLast?: "left" | "silent";
                                readonly before: {
                                    /** @description the rating; 1500 for a new player */
                                    readonly value: number;
                                    /**
                                     * @description the half width of the 95 % interval; 1000 for a new player
                                     */
                                    readonly within: number;
                                };
                                readonly after: {
                                    /** @description the rating; 1500 for a new player */
                                    readonly value: number;
                                    /**
                                     * @description the half width of the 95 % interval; 1000 for a new player
                                     */
                                    readonly within: number;
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/tables/{table}/ratings": {
        readonly parameters: {
        };
        /** The ratings of the players at a table, for its rules. Only for players who may join the table. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly ratings: readonly {
                                readonly player: string;
                                /** @description the rating; 1500 for a new player */
                                readonly value: number;
                                /** @description the half width of the 95 % interval; 1000 for a new player */
                                readonly within: number;
                                readonly matches: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests": {
        readonly parameters: {
        };
        /** Creates a contest: fixed deals that everybody with its id may play once before it ends. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {string} */
                        readonly kind: "challenge";
                        readonly game: string;
                        readonly overrides: {
                            readonly [key: string]: unknown;
                        };
                        readonly seats: number;
                        readonly deals: number;
                        readonly days: number;
                    } | {
                        /** @enum {string} */
                        readonly kind: "tournament";
                        readonly title: string;
                        readonly game: string;
                        readonly overrides: {
                            readonly [key: string]: unknown;
                        };
                        readonly seats: number;
                        readonly rounds: number;
                        readonly deals: number;
                        readonly begins: {
                            readonly players: number;
                        } | {
                            readonly minutes: number;
                        };
                        readonly clock: {
                            readonly cardSeconds: number;
                            readonly passSeconds: number;
                            readonly reserveSeconds: number;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly contest: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests/mine": {
        readonly parameters: {
        };
        /** Lists the contests that the player created or entered, newest first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly contests: readonly {
                                readonly id: string;
                                /** @enum {string} */
                                readonly kind: "challenge" | "day" | "tournament";
                                readonly name: string;
                                /** @description the title of a tournament; null for other contests */
                                readonly title: string | null;
                                readonly deals: number;
                                readonly day: string | null;
                                readonly until: number;
                                readonly over: boolean;
                                /**
                                 * @description whether the player has played all deals in time; for a
                                 * tournament, whether it is over
                                 */
                                readonly done: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests/today": {
        readonly parameters: {
        };
        /** The daily deal of this date (UTC), and its table of results. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "challenge" | "day" | "tournament";
                            /**
                             * @description the name of the creator; null for a daily deal or a deleted player
                             */
                            readonly by: string | null;
                            readonly day: string | null;
                            readonly game: string;
                            /** @description the name of the game */
                            readonly name: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly seats: number;
                            /** @description the number of deals; in a tournament, that of each round */
                            readonly deals: number;
                            readonly at: number;
                            readonly until: number;
                            readonly over: boolean;
                            /**
                             * @description fixes the cards of all deals, and is published before anybody
                             * plays
                             */
                            readonly commitment: string;
                            /**
                             * @description the secret behind the commitment; null until the contest is over
                             */
                            readonly secret: string | null;
                            /** @description the text that is hashed with the secret to give the commitment */
                            readonly committed: string;
                            readonly yours: {
                                readonly table: string;
                                readonly deals: number;
                                readonly done: boolean;
                            } | null;
                            readonly people: readonly {
                                readonly name: string;
                                readonly you: boolean;
                                readonly done: boolean;
                            }[];
                            /** @description null while the results of others are hidden */
                            readonly rows: readonly {
                                /** @description from 1; tied players share a place */
                                readonly place: number;
                                readonly name: string;
                                readonly you: boolean;
                                readonly bot: boolean;
                                /**
                                 * @description by deal, or by round of a tournament; null for one not played
                                 */
                                readonly points: readonly (number | null)[];
                                /** @description the sum of the points */
                                readonly raw: number;
                                /**
                                 * @description by deal, or by round of a tournament: by how much the points
                                 * are better than the mean of the others at the same seat
                                 */
                                readonly better: readonly (number | null)[];
                                /**
                                 * @description the sum of `better`; null if no other player has played any of
                                 * these deals
                                 */
                                readonly duplicate: number | null;
                            }[] | null;
                            readonly tournament: {
                                readonly title: string;
                                /** @enum {string} */
                                readonly state: "open" | "playing" | "over";
                                /** @description whether the requesting player may start it */
                                readonly yours: boolean;
                                readonly rounds: number;
                                /** @description the latest round, from 1; 0 before the first */
                                readonly round: number;
                                readonly begins: {
                                    readonly players: number;
                                } | {
                                    readonly at: number;
                                };
                                readonly clock: {
                                    readonly cardSeconds: number;
                                    readonly passSeconds: number;
                                    readonly reserveSeconds: number;
                                };
                                /** @description the tables of the round */
                                readonly tables: readonly {
                                    readonly seats: readonly {
                                        /** @description empty for a bot */
                                        readonly name: string;
                                        readonly you: boolean;
                                        readonly bot: boolean;
                                    }[];
                                    readonly deals: number;
                                    readonly done: boolean;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests/{contest}": {
        readonly parameters: {
        };
        /**
         * A contest. Players see the results of others after they have played; everybody sees them after its
         * end.
         */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            /** @enum {string} */
                            readonly kind: "challenge" | "day" | "tournament";
                            /**
                             * @description the name of the creator; null for a daily deal or a deleted player
                             */
                            readonly by: string | null;
                            readonly day: string | null;
                            readonly game: string;
                            /** @description the name of the game */
                            readonly name: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly seats: number;
                            /** @description the number of deals; in a tournament, that of each round */
                            readonly deals: number;
                            readonly at: number;
                            readonly until: number;
                            readonly over: boolean;
                            /**
                             * @description fixes the cards of all deals, and is published before anybody
                             * plays
                             */
                            readonly commitment: string;
                            /**
                             * @description the secret behind the commitment; null until the contest is over
                             */
                            readonly secret: string | null;
                            /** @description the text that is hashed with the secret to give the commitment */
                            readonly committed: string;
                            readonly yours: {
                                readonly table: string;
                                readonly deals: number;
                                readonly done: boolean;
                            } | null;
                            readonly people: readonly {
                                readonly name: string;
                                readonly you: boolean;
                                readonly done: boolean;
                            }[];
                            /** @description null while the results of others are hidden */
                            readonly rows: readonly {
                                /** @description from 1; tied players share a place */
                                readonly place: number;
                                readonly name: string;
                                readonly you: boolean;
                                readonly bot: boolean;
                                /**
                                 * @description by deal, or by round of a tournament; null for one not played
                                 */
                                readonly points: readonly (number | null)[];
                                /** @description the sum of the points */
                                readonly raw: number;
                                /**
                                 * @description by deal, or by round of a tournament: by how much the points
                                 * are better than the mean of the others at the same seat
                                 */
                                readonly better: readonly (number | null)[];
                                /**
                                 * @description the sum of `better`; null if no other player has played any of
                                 * these deals
                                 */
                                readonly duplicate: number | null;
                            }[] | null;
                            readonly tournament: {
                                readonly title: string;
                                /** @enum {string} */
                                readonly state: "open" | "playing" | "over";
                                /** @description whether the requesting player may start it */
                                readonly yours: boolean;
                                readonly rounds: number;
                                /** @description the latest round, from 1; 0 before the first */
                                readonly round: number;
                                readonly begins: {
                                    readonly players: number;
                                } | {
                                    readonly at: number;
                                };
                                readonly clock: {
                                    readonly cardSeconds: number;
                                    readonly passSeconds: number;
                                    readonly reserveSeconds: number;
                                };
                                /** @description the tables of the round */
                                readonly tables: readonly {
                                    readonly seats: readonly {
                                        /** @description empty for a bot */
                                        readonly name: string;
                                        readonly you: boolean;
                                        readonly bot: boolean;
                                    }[];
                                    readonly deals: number;
                                    readonly done: boolean;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests/{contest}/entries": {
        readonly parameters: {
        };
        /** Enters a contest and seats the player at their table, if there is one yet. May be repeated. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly table: string | null;
                            readonly invite: string | null;
                        };
                    };
                };
            };
        };
        /** Leaves a tournament that has not begun. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/contests/{contest}/start": {
        readonly parameters: {
        };
        /** Starts a tournament with the players who have entered. Only for its creator. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/contests/{contest}/rounds/{round}": {
        readonly parameters: {
        };
        /** The results of a finished round of a tournament: the points of every deal at every table. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                    readonly round: number;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly round: number;
                            readonly tables: readonly {
                                readonly table: string;
                                readonly seats: readonly {
                                    /** @description empty for a bot */
                                    readonly name: string;
                                    readonly you: boolean;
                                    readonly bot: boolean;
                                }[];
                                /** @description by deal and seat */
                                readonly points: readonly (readonly number[])[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/contests/{contest}/tables/{table}/notation": {
        readonly parameters: {
        };
        /**
         * The match at a table of a finished round, as text in the open notation
         * (docs/reference/notation.md).
         */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly contest: string;
                    readonly table: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": string;
                    };
                };
            };
        };
    };
    readonly "/api/leagues": {
        readonly parameters: {
        };
        /**
         * Creates a league with the player as its first member. It ends after a number of matches or on a
         * date.
         */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                        readonly order: {
                            readonly game: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly length: ({
                                readonly deals: number;
                            } | {
                                readonly target: number;
                            }) | null;
                            readonly seats: number;
                        };
                        readonly end: {
                            readonly matches: number;
                        } | {
                            readonly until: number;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly league: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/leagues/mine": {
        readonly parameters: {
        };
        /** Lists the leagues of which the player is a member, the most recently active first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly leagues: readonly {
                                readonly id: string;
                                readonly name: string;
                                readonly title: string;
                                readonly people: number;
                                readonly played: number;
                                readonly over: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly "/api/leagues/{league}": {
        readonly parameters: {
        };
        /** The standings and last matches of a league; for members also its tables. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            readonly name: string;
                            readonly game: string;
                            /** @description the name of the rules */
                            readonly title: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly length: ({
                                readonly deals: number;
                            } | {
                                readonly target: number;
                            }) | null;
                            readonly seats: number;
                            readonly end: {
                                readonly matches: number;
                            } | {
                                readonly until: number;
                            };
                            readonly at: number;
                            readonly over: boolean;
                            /** @description a name; null if there is no member left */
                            readonly owner: string | null;
                            /** @description whether the requesting player is the owner */
                            readonly yours: boolean;
                            readonly member: boolean;
                            /** @description the number of matches so far */
                            readonly played: number;
                            readonly rows: readonly {
                                /** @description from 1; ties share a place */
                                readonly place: number;
                                readonly name: string;
                                readonly you: boolean;
                                /** @description false for former members */
                                readonly member: boolean;
                                /** @description the id of a member; only the owner gets it */
                                readonly player: string | null;
                                readonly matches: number;
                                readonly won: number;
                                readonly points: number;
                                /**
                                 * @description the mean of the final totals in the matches that the player
                                 * did not leave
                                 */
                                readonly mean: number | null;
                            }[];
                            /** @description the latest matches, newest first */
                            readonly matches: readonly {
                                readonly match: string;
                                readonly at: number;
                                /** @description by rank, the winner first */
                                readonly rows: readonly {
                                    readonly name: string;
                                    readonly you: boolean;
                                    /** @description from 1; ties share a rank */
                                    readonly rank: number;
                                    readonly points: number;
                                    /** @description null for a player who left */
                                    readonly total: number | null;
                                }[];
                            }[];
                            /** @description only members get these */
                            readonly tables: readonly {
                                readonly table: string;
                                readonly invite: string;
                                /** @enum {string} */
                                readonly state: "gathering" | "playing";
                                readonly taken: number;
                                readonly people: readonly string[];
                            }[];
                        };
                    };
                };
            };
        };
        /** Renames or ends a league. Only for its owner, who is the longest-standing member. */
        readonly patch: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    } | {
                        /** @enum {boolean} */
                        readonly over: true;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/leagues/{league}/members": {
        readonly parameters: {
        };
        /** Joins a league. May be repeated. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
        /**
         * Leaves a league. The player’s matches stay in its standings. If the owner leaves, the
         * longest-standing member becomes owner.
         */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/leagues/{league}/members/{player}": {
        readonly parameters: {
        };
        /** Excludes a member from a league, for its owner. Their matches stay, and they cannot join again. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                    readonly player: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/leagues/{league}/tables": {
        readonly parameters: {
        };
        /** Opens a table of a league, with the league’s rules and the player as its host. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly settings: {
                            /** @enum {string} */
                            readonly open: "invited" | "everybody";
                            readonly clock: ({
                                readonly cardSeconds: number;
                                readonly passSeconds: number;
                                readonly reserveSeconds: number;
                            } | {
                                readonly days: number;
                            }) | null;
                            /** @enum {string} */
                            readonly watchers: "none" | "cards" | "hands-after";
                            readonly chat: boolean;
                            readonly programs?: boolean;
                            readonly rated?: boolean;
                        };
                    };
                };
            };
            readonly responses: {
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly table: string;
                            readonly invite: string;
                        };
                    };
                };
            };
        };
    };
    readonly "/api/pads/{pad}": {
        readonly parameters: {
        };
        /** The last published state of a live score pad. */
        readonly get: {
            readonly parameters: {
                readonly path: {
                    readonly pad: string;
                };
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly code: string;
                            readonly at: number;
                        };
                    };
                };
            };
        };
        /**
         * Publishes the state of a live score pad under an id and a key that the device has chosen at random.
         * It expires some hours after the last publication.
         */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly pad: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly key: string;
                        readonly code: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
        /** Deletes a live score pad, with the key with which it was published. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly pad: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly key: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/tables": {
        readonly parameters: {
        };
        /** Lists the tables in memory with titles, counts and people, but without cards. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "/api/admin/reports": {
        readonly parameters: {
        };
        /** Lists the reports about players, open ones first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "/api/admin/bans": {
        readonly parameters: {
        };
        /** The bans, newest first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                };
            };
        };
        /** Bans a player or an address. */
        readonly post: {
            readonly parameters: {
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {string} */
                        readonly kind: "player" | "address";
                        readonly who: string;
                        readonly reason: string;
                        readonly hours: number | null;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/limits": {
        readonly parameters: {
        };
        /** Lists the limits of this server; limits that differ from their defaults come first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "/api/admin/audit": {
        readonly parameters: {
        };
        /** Lists the operator’s actions, newest first. */
        readonly get: {
            readonly parameters: {
            };
            readonly responses: {
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "/api/admin/reports/{report}/settled": {
        readonly parameters: {
        };
        /** Settles a report. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly report: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/reports/{report}": {
        readonly parameters: {
        };
        /** Deletes a report for good. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly report: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/bans/{kind}/{who}": {
        readonly parameters: {
        };
        /** Lifts a ban. */
        readonly delete: {
            readonly parameters: {
                readonly path: {
                    readonly kind: "player" | "address";
                    readonly who: string;
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/tables/{table}/closed": {
        readonly parameters: {
        };
        /** Closes a table for good: its match ends without a result, and everybody is sent away. */
        readonly post: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/tables/{table}/muted": {
        readonly parameters: {
        };
        /** Forbids chat at a table, or lets its host decide again. */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly muted: boolean;
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/tables/{table}/title": {
        readonly parameters: {
        };
        /** Replaces the title of a table’s rules; null brings back the game’s own name. */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly table: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly title: string | null;
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/players/{player}/name": {
        readonly parameters: {
        };
        /** Renames a player or a program. They can take another name afterwards. */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly player: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/leagues/{league}/name": {
        readonly parameters: {
        };
        /** Renames a league. Its owner can take another name afterwards. */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly league: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
    readonly "/api/admin/tournaments/{tournament}/name": {
        readonly parameters: {
        };
        /** Replaces the title of a tournament. */
        readonly put: {
            readonly parameters: {
                readonly path: {
                    readonly tournament: string;
                };
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                        readonly note: string;
                    };
                };
            };
            readonly responses: {
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": null;
                    };
                };
            };
        };
    };
}
