/** Stands in the place of `host/src/federation-runtime.ts`: a monolith shares by being one build. */
export {}
