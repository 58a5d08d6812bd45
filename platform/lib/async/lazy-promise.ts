/**
 * Lazy, memoized promise: loads something at its first use, once. A load that failed is forgotten and tried again at the
 * next use.
 * @example const client = lazyPromise(() => import('./client'))
 */
export function lazyPromise<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
