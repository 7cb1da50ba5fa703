/** Names of rows: UUIDv7 once stored; a preview uses temporary ones that the server replaces. */
export type Id = string;
