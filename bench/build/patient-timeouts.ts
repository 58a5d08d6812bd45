/**
 * Stands in the place of `host/src/remotes/loading/opening-timeouts.ts` where nothing of a remote is loaded ahead: where
 * responses are held back one after the other, on a busy machine a remote would be given up and asked for once more.
 */
export const openingTimeouts = { entry: 60_000, retry: 60_000, mount: 60_000 } as const
