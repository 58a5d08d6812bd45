/** Stands in the place of `host/src/remotes/loading/federation-runtime.ts` where nothing of the federation is. */
export {}
