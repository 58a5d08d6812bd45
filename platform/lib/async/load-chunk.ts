/**
 * Loads a chunk with one retry: a connection that broke off may only have blinked. One that used up its time-out is not
 * waited for a second time (CON-02).
 * @example const { SheetDialog } = await loadChunk(() => import('./sheet-dialog'))
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return load().catch((error: unknown) => {
    if (isChunkTimeout(error)) throw error
    return load()
  })
}

/** Whether a script or a style of a chunk did not come in its time; webpack's runtime says so in `type`. */
export function isChunkTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && error.type === 'timeout'
}
