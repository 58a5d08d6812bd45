import { loadChunk } from '@sarv/platform/lib/async/load-chunk'
import { useSyncExternalStore } from 'react'

/** A chunk that is here, or was lost and can be asked for again; neither while it loads. */
export interface LateChunk<Chunk> {
  readonly chunk?: Chunk
  readonly retry?: () => void
}

/**
 * Hook factory for a chunk of which several parts of one screen are made. Where it is lost each part decides what stands in
 * its place, and the screen around them stays; a retry of one brings all. The next visit of the screen asks for it by itself.
 * (HST-085)
 * @example const useLateParts = lateChunk(() => import('./late-parts'))
 */
export function lateChunk<Chunk>(load: () => Promise<Chunk>): () => LateChunk<Chunk> {
  let state: LateChunk<Chunk> = {}
  const listeners = new Set<() => void>()
  const show = (next: LateChunk<Chunk>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const ask = () => {
    show({})
    loadChunk(load).then(
      (chunk) => show({ chunk }),
      () => show({ retry: ask }),
    )
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0 && !state.chunk) ask()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => state)
}
