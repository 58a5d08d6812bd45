import type { HeaderOptions } from '@sarv/shared/internal/remote/platform'

/** External store of what the mounted screens override in the header (HST-034). */
export interface HeaderStore {
  readonly current: () => HeaderOptions
  readonly subscribe: (listener: () => void) => () => void
  /** Pushes overrides; the last ones pushed count. @returns removes them */
  readonly set: (options: HeaderOptions) => () => void
}

const noOverrides: HeaderOptions = {}

export function createHeaderStore(): HeaderStore {
  const listeners = new Set<() => void>()
  let overrides: readonly HeaderOptions[] = []
  const change = (next: readonly HeaderOptions[]) => {
    overrides = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => overrides.at(-1) ?? noOverrides,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(options) {
      change([...overrides, options])
      return () => change(overrides.filter((other) => other !== options))
    },
  }
}
