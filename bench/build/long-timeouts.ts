/**
 * Replaces `platform/client/remotes/loading/opening-timeouts.ts` where no part of a remote is loaded ahead: while responses are held
 * back on a busy machine, the shell would give a remote up and ask for it again.
 */
export const openingTimeouts = { entry: 60_000, retry: 60_000, mount: 60_000 } as const
