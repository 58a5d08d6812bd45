/** Files that one person may send at the same moment. */
export const maxUploads = 2
/** Files that all people together may send at the same moment; each takes some six megabytes. */
export const maxTotalUploads = 32
/** Documents that are made for one person at the same moment. */
export const maxDocuments = 4

/** Semaphore for each key and for all of them, without a queue: a caller that finds it full has to come again. */
export interface ConcurrencyLimit {
  /** @returns what gives the place back, or undefined when all are taken */
  acquire(key: string): (() => void) | undefined
  /** Whether all keys together have taken every place. */
  isFull(): boolean
}

/**
 * Creates a semaphore for each key.
 * @param max places of each key
 * @param maxTotal places of all keys together
 * @example
 * const release = uploads.acquire(person.sub)
 * if (release === undefined) throw httpError(429, '…')
 */
export function concurrencyLimit(max: number, maxTotal = Number.POSITIVE_INFINITY): ConcurrencyLimit {
  const taken = new Map<string, number>()
  let all = 0
  const isFull = () => all >= maxTotal
  return {
    isFull,
    acquire(key) {
      const others = taken.get(key) ?? 0
      if (others >= max || isFull()) return undefined
      taken.set(key, others + 1)
      all += 1
      return () => {
        all -= 1
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
