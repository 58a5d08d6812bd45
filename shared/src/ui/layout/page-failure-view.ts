/** A part of a page that could not be loaded. */
export interface PageFailure {
  readonly id: string
  /** Equal for parts that would show the same message. */
  readonly cause: string
  /** The message is about the whole page. */
  readonly whole: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What the place of a failed part shows. */
export interface PageFailureView {
  /** It carries the message; the others of the same cause only say that they failed too. */
  readonly isLeading: boolean
  /** Asks again for all parts of this cause. */
  readonly retry: () => void
  readonly isRetrying: boolean
}

/**
 * Which of the parts that failed for the same reason carries the message: that of the whole page, else the one that failed
 * first. (U6, D-124)
 * @example viewOf(own, failures).isLeading
 */
export function viewOf(own: PageFailure, failures: readonly PageFailure[]): PageFailureView {
  const alike = failures.filter(({ cause }) => cause === own.cause)
  // The group does not have this part yet while it is rendered for the first time.
  const group = alike.some(({ id }) => id === own.id) ? alike : [...alike, own]
  const leading = group.find(({ whole }) => whole) ?? group[0]
  return {
    isLeading: leading?.id === own.id,
    retry: () => {
      for (const { refetch } of group) refetch()
    },
    isRetrying: group.some(({ isFetching }) => isFetching),
  }
}
