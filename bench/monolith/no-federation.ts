/** Stands in the place of `host/src/remotes/loading/federation-runtime.ts`: a monolith shares by being one build. */
export {}
