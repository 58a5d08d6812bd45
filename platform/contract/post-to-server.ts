/** Where a post names the page that it comes from: in a header, or in the address where the browser posts by itself. */
export const pageIdHeader = 'sarv-page'
export const pageIdParameter = 'page'

/**
 * Beacon to the document server. It outlives the page and carries no cookie, so it is anonymous. It carries the id of
 * the page, without which it does not count.
 * @param pageId as the server wrote it into the page
 */
export async function postToServer(path: string, pageId: string | undefined, content: object): Promise<void> {
  const headers: HeadersInit = pageId === undefined ? {} : { [pageIdHeader]: pageId }
  await fetch(path, { method: 'POST', headers, body: JSON.stringify(content), keepalive: true, credentials: 'omit' })
}
