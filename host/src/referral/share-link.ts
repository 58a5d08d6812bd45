export type ShareResult = 'shared' | 'dismissed' | 'unsupported'

/** The Web Share API of `navigator`, where the browser has it. */
export interface Sharer {
  readonly share?: (data: { text: string; url: string }) => Promise<void>
}

/** Opens the share sheet of the device; `unsupported` for a browser without one (PLT-060). */
export async function shareLink(url: string, text: string, sharer: Sharer = navigator): Promise<ShareResult> {
  if (sharer.share === undefined) return 'unsupported'
  try {
    await sharer.share({ text, url })
    return 'shared'
  } catch (error) {
    // The person closed the sheet.
    return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'unsupported'
  }
}
