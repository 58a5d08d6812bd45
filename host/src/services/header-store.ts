import type { HeaderOptions } from '@sarv/platform/contract/platform'
import { proxy, ref } from 'valtio'

/** Valtio proxy of what the mounted screens override in the header (HST-034). */
export interface HeaderStore {
  /** The overrides that were pushed last. */
  readonly current: HeaderOptions
  /** Pushes overrides. @returns removes them */
  readonly set: (options: HeaderOptions) => () => void
}

const noOverrides: HeaderOptions = {}

export function createHeaderStore(): HeaderStore {
  const store = proxy({
    all: [] as readonly HeaderOptions[],
    get current() {
      return store.all.at(-1) ?? noOverrides
    },
    set(options: HeaderOptions) {
      store.all = [...store.all, ref(options)]
      return () => {
        store.all = store.all.filter((other) => other !== options)
      }
    },
  })
  return store
}
