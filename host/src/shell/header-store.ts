import type { HeaderOptions } from '@sarv/shared/remote/platform'

/** What the screens on the page say about the header (HST-034). */
export interface HeaderStore {
  readonly current: () => HeaderOptions
  readonly subscribe: (listener: () => void) => () => void
  /** Says something; the answer takes it back. The last screen that spoke is heard. */
  readonly set: (options: HeaderOptions) => () => void
}

const nothing: HeaderOptions = {}

export function createHeaderStore(): HeaderStore {
  const listeners = new Set<() => void>()
  let said: readonly HeaderOptions[] = []
  const change = (next: readonly HeaderOptions[]) => {
    said = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => said.at(-1) ?? nothing,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(options) {
      change([...said, options])
      return () => change(said.filter((other) => other !== options))
    },
  }
}
