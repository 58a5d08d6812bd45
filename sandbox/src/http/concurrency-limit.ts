/** Files that one person may send at the same moment. */
export const mostUploads = 2
/** Documents that are made for one person at the same moment. */
export const mostDocuments = 4

/** Semaphore for each key, without a queue: whoever finds it full has to come again. */
export interface ConcurrencyLimit {
  /** @returns what gives the place back, or undefined when all are taken */
  acquire(key: string): (() => void) | undefined
}

/**
 * Creates a semaphore for each key.
 * @param most places of each key
 * @example
 * const release = uploads.acquire(person.sub)
 * if (release === undefined) throw httpError(429, '…')
 */
export function concurrencyLimit(most: number): ConcurrencyLimit {
  const taken = new Map<string, number>()
  return {
    acquire(key) {
      const others = taken.get(key) ?? 0
      if (others >= most) return undefined
      taken.set(key, others + 1)
      return () => {
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
