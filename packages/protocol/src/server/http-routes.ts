// The HTTP routes with what they take and answer, made from the description that the server serves.
// Do not edit: `npm run http-types` writes this file.
export interface HttpRoutes {
    readonly "/api/guests": {
        readonly parameters: {
        };
        /** Makes a guest. The secret is given this once: the device that keeps it can come back. */
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
        /** Opens a session for the player with this secret. */
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
         * Ends this session and its sockets; or, with `everywhere`, all of this player’s, and, where a
         * passkey keeps the account, the secret.
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
        /** Gives a ticket, good for one socket and for a moment. */
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
        /** Who the session is. */
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
        /** Forgets the player for good: name, secret, passkeys and sessions. Matches stay, without a name. */
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
        /** Takes another name. */
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
        /** All that is kept of oneself, in one file. */
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
                                /** @description for which it is valid */
                                readonly domain: string;
                                /** @description when it was made, in milliseconds since 1970 */
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
                                 * @description the sheet and its version, and a fingerprint where they are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                /** @description 1500 for somebody new */
                                readonly value: number;
                                /**
                                 * @description 1000 for somebody new; the true value lies within that in 19
                                 * cases of 20
                                 */
                                readonly within: number;
                                readonly matches: number;
                                /** @description when the match was over, in milliseconds since 1970 */
                                readonly at: number;
                                readonly steps: readonly {
                                    readonly match: string;
                                    /** @description when the match was over, in milliseconds since 1970 */
                                    readonly at: number;
                                    /** @description 1500 for somebody new */
                                    readonly value: number;
                                    /**
                                     * @description 1000 for somebody new; the true value lies within that in
                                     * 19 cases of 20
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
        /** The lobby: tables that anybody may come to. */
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
                                     * @description of one from outside: the name of the player who brought it
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
                                })[];
                                readonly watchers: number;
                                readonly invite: string | null;
                                readonly trouble: string | null;
                                readonly league?: string;
                                /** @description the deal in the middle of which every match here begins */
                                readonly fork?: number;
                                readonly contest?: string;
                            }[];
                        };
                    };
                };
            };
        };
        /** Opens a table with oneself as its host. */
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
    readonly "/api/tables/mine": {
        readonly parameters: {
        };
        /** The tables where one sits, and whose answer each waits for. */
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
                                     * @description of one from outside: the name of the player who brought it
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
                                })[];
                                readonly watchers: number;
                                readonly invite: string | null;
                                readonly trouble: string | null;
                                readonly league?: string;
                                /** @description the deal in the middle of which every match here begins */
                                readonly fork?: number;
                                readonly contest?: string;
                                readonly seat: number;
                                readonly awaited: readonly {
                                    readonly seat: number;
                                    readonly waitedMs: number;
                                    /** @description including the reserve; null without a clock */
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
         * What one sees of a table before sitting down. The invitation comes in a header, never in an
         * address.
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
                                /** @description of one from outside: the name of the player who brought it */
                                readonly broughtBy?: string;
                            } | {
                                /** @enum {string} */
                                readonly kind: "person";
                                readonly player: string;
                                readonly name: string;
                                readonly prepared: boolean;
                                readonly present: boolean;
                                readonly standIn: boolean;
                            })[];
                            readonly watchers: number;
                            readonly invite: string | null;
                            readonly trouble: string | null;
                            readonly league?: string;
                            /** @description the deal in the middle of which every match here begins */
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
        /** Makes a short code for a table at which one sits. */
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
        /** Opens a door by its short code; an address that tries wrong ones is made to wait. */
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
        /** Keeps a seat for a program. It says hello with the token, which is given this once. */
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
        /** The matches where one sat and that are over, the newest first. */
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
                                /** @description of the rules */
                                readonly name: string;
                                readonly seats: number;
                                /** @description that were scored */
                                readonly deals: number;
                                /** @description by seat; empty if there was no deal */
                                readonly totals: readonly number[];
                                /** @description of the player at the start; -1 for an imported match */
                                readonly seat: number;
                                /** @description by seat, the level of each bot at the start */
                                readonly bots: readonly (string | null)[];
                                /** @description when it ended, in milliseconds since 1970 */
                                readonly at: number;
                                /** @description whether it was played elsewhere */
                                readonly imported: boolean;
                                /** @description whether it began in the middle of a deal of another one */
                                readonly forked: boolean;
                                /** @description whether there is a proof */
                                readonly proof: boolean;
                                /**
                                 * @description whether it can be reviewed: not while others still play its
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
         * Keeps a match that was played elsewhere, as docs/reference/notation.md or a transcript tells one.
         * No proof goes with it.
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
        /** Deletes a match that was played elsewhere and that one has kept here. */
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
         * Opens a table that plays on from a point of a match, until that deal is over, with oneself as its
         * host.
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
        /** A match that is over as a text that people read and write, as docs/reference/notation.md says. */
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
        /** The root of the tree over all commitments of a day that is over, and the path of one of them. */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly commitment?: string;
                };
                readonly path: {
                    /** @description of the calendar in UTC, as 2026-11-21 */
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
                            /** @description null where there was no deal */
                            readonly root: string | null;
                            /**
                             * @description of the commitment that was asked for, from 0; null where it is not
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
        /** The day of a commitment, by the calendar in UTC, and whether it is over. */
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
                            /** @description null where the server made no such commitment */
                            readonly day: string | null;
                            /** @description so that its root can be asked for */
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
        /** Whom one blocks. */
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
        /** Blocks a player: their words do not reach one, and they cannot sit down at one’s tables. */
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
        /** Blocks a player no longer. */
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
        /** What a browser needs to make a passkey for this account: good once, for this session. */
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
        /** The passkeys that keep this account, oldest first. */
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
                                /** @description for which it is valid */
                                readonly domain: string;
                                /** @description when it was made, in milliseconds since 1970 */
                                readonly at: number;
                                readonly usedAt: number | null;
                            }[];
                        };
                    };
                };
            };
        };
        /** Registers a passkey that the browser made, so that the account does not expire. */
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
                            /** @description for which it is valid */
                            readonly domain: string;
                            /** @description when it was made, in milliseconds since 1970 */
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
        /** Takes a passkey away: it opens this account no more. */
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
        /** What a browser needs to show a passkey: good once, for this browser. */
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
        /**
         * Opens a session for the owner of the passkey. The session of the request, if any, ends with its
         * sockets.
         */
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
         * Has this device told when it becomes one’s turn at a table where answers have days. It ends with
         * the session.
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
        /** Has a device of one’s own told nothing more. */
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
         * How strong a player is thought to be, by each set of rules; empty where they played no rated match.
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
                                 * @description the sheet and its version, and a fingerprint where they are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                /** @description 1500 for somebody new */
                                readonly value: number;
                                /**
                                 * @description 1000 for somebody new; the true value lies within that in 19
                                 * cases of 20
                                 */
                                readonly within: number;
                                readonly matches: number;
                                /** @description when the match was over, in milliseconds since 1970 */
                                readonly at: number;
                                readonly steps: readonly {
                                    readonly match: string;
                                    /** @description when the match was over, in milliseconds since 1970 */
                                    readonly at: number;
                                    /** @description 1500 for somebody new */
                                    readonly value: number;
                                    /**
                                     * @description 1000 for somebody new; the true value lies within that in
                                     * 19 cases of 20
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
        /** Who is strongest by a set of rules, and by which rules people are rated here. */
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
                                 * @description the sheet and its version, and a fingerprint where they are
                                 * changed
                                 */
                                readonly rules: string;
                                readonly game: string;
                                readonly title: string;
                                readonly players: number;
                            }[];
                            /** @description those requested, or those with the most players */
                            readonly rules: string | null;
                            /**
                             * @description of changed rules: those that the game has otherwise; null if that
                             * is not known any more
                             */
                            readonly changes?: readonly string[] | null;
                            /** @description how many matches a player needs to be listed */
                            readonly matchesLeast: number;
                            readonly best: readonly {
                                readonly place: number;
                                readonly player: string;
                                readonly name: string;
                                /** @description 1500 for somebody new */
                                readonly value: number;
                                /**
                                 * @description 1000 for somebody new; the true value lies within that in 19
                                 * cases of 20
                                 */
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
        /**
         * How a match moved the ratings of those who played it; empty where it was not rated, or is not over.
         */
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
                                 * @description why somebody is ranked last, whatever the total
                                 * @enum {string}
                                 */
                                readonly whyLast?: "left" | "silent";
                                readonly before: {
                                    /** @description 1500 for somebody new */
                                    readonly value: number;
                                    /**
                                     * @description 1000 for somebody new; the true value lies within that in
                                     * 19 cases of 20
                                     */
                                    readonly within: number;
                                };
                                readonly after: {
                                    /** @description 1500 for somebody new */
                                    readonly value: number;
                                    /**
                                     * @description 1000 for somebody new; the true value lies within that in
                                     * 19 cases of 20
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
        /**
         * The ratings of the players at a table, by its rules. Only players who may join the table can ask.
         */
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
                                /** @description 1500 for somebody new */
                                readonly value: number;
                                /**
                                 * @description 1000 for somebody new; the true value lies within that in 19
                                 * cases of 20
                                 */
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
        /** Makes a contest: fixed deals that everybody with its id may play once, until its time is over. */
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
        /** The contests that one made or entered, newest first. */
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
                                /** @description of a tournament */
                                readonly title: string | null;
                                readonly deals: number;
                                readonly day: string | null;
                                readonly until: number;
                                readonly over: boolean;
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
        /** The deal of this day by the calendar in UTC, and its table of results. */
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
                            /** @description of the game */
                            readonly name: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly seats: number;
                            /** @description of a tournament: in each round */
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
                                 * @description by deal: how much better than the mean of the others at the
                                 * same seat
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
                                /** @description whether the requesting player may begin it */
                                readonly yours: boolean;
                                readonly rounds: number;
                                /** @description the round that began last, from 1; 0 before the first */
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
                                /** @description of the round */
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
        /** A contest; what others scored is told to those who have played, and to all when it is over. */
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
                            /** @description of the game */
                            readonly name: string;
                            readonly overrides: {
                                readonly [key: string]: unknown;
                            };
                            readonly seats: number;
                            /** @description of a tournament: in each round */
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
                                 * @description by deal: how much better than the mean of the others at the
                                 * same seat
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
                                /** @description whether the requesting player may begin it */
                                readonly yours: boolean;
                                readonly rounds: number;
                                /** @description the round that began last, from 1; 0 before the first */
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
                                /** @description of the round */
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
        /** How a round of a tournament went, once it is over: the points of every deal at every table. */
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
        /** What was played at a table of a round that is over, as docs/reference/notation.md says. */
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
         * Makes a league, to which one belongs at once: matches by the same rules, until so many or until a
         * day.
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
        /** The leagues to which one belongs, the last one in which something happened first. */
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
                                /** @description of a member, told to the owner alone */
                                readonly player: string | null;
                                readonly matches: number;
                                readonly won: number;
                                readonly points: number;
                                /**
                                 * @description of the totals at the end of the matches in which they stayed
                                 */
                                readonly mean: number | null;
                            }[];
                            /** @description the last ones, newest first */
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
                            /** @description told to members alone */
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
        /** Renames or ends a league. Only for its owner, the member of longest standing. */
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
         * Leaves a league. Matches played there stay in its standings. The longest-standing member owns it
         * then.
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
        /**
         * Puts somebody out of a league, as its owner: what they have played there stays, and they cannot
         * join again.
         */
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
        /** Opens a table for a league, by its rules, with oneself as its host. */
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
    readonly "/api/admin/tables": {
        readonly parameters: {
        };
        /** The tables in memory: titles, counts and people, and no card. */
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
        /** The reports of players, open ones first. */
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
        /** The limits of this server, those that differ from their defaults first. */
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
        /** What the operator did, newest first. */
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
