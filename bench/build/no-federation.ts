/** Stands in the place of `platform/client/remotes/loading/federation-runtime.ts` where nothing of the federation is. */
export {}
