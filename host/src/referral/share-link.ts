export type Shared = 'shared' | 'dismissed' | 'unsupported'

/** What `navigator` may lack. */
export interface Sharer {
  readonly share?: (data: { text: string; url: string }) => Promise<void>
}

/** Opens the device's share sheet; a browser without one says so (PLT-060). */
export async function shareLink(url: string, text: string, sharer: Sharer = navigator): Promise<Shared> {
  if (sharer.share === undefined) return 'unsupported'
  try {
    await sharer.share({ text, url })
    return 'shared'
  } catch (error) {
    // Closing the sheet is an answer too.
    return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'unsupported'
  }
}
