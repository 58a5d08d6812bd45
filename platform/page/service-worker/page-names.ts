/** What differs from one response with the same page to the next. */
export interface PageNames {
  readonly nonce: string
  readonly pageId: string
}

/** Placeholders of the names: a page under them is the same text at every server and for every visitor. */
export const pageMarks: PageNames = { nonce: '*nonce*', pageId: '*page-id*' }

/** Finds the names of a page in its headers; undefined where they have none of the shape that the document server gives. */
export function namesIn(headers: Headers): PageNames | undefined {
  const [, nonce] = /'nonce-([\w+/]{22}==)'/.exec(headers.get('Content-Security-Policy') ?? '') ?? []
  const [, pageId] = /page=([\w.-]{70,2000})"/.exec(headers.get('Reporting-Endpoints') ?? '') ?? []
  return nonce && pageId ? { nonce, pageId } : undefined
}

/** Puts names in the place of others, wherever they stand. */
export function renamed(text: string, from: PageNames, to: PageNames): string {
  return text.replaceAll(from.nonce, to.nonce).replaceAll(from.pageId, to.pageId)
}
