/** What is read of a document, as pdf.js offers it. */
export interface ReadableDocument {
  readonly numPages: number
  readonly getPage: (page: number) => Promise<{ getTextContent: () => Promise<{ items: readonly object[] }> }>
}

/** Reads the text of every page, one after the other; lines end with a space, as in the text layer. */
export async function readPageTexts(document: ReadableDocument, signal: AbortSignal): Promise<string[]> {
  const texts: string[] = []
  for (let page = 1; page <= document.numPages && !signal.aborted; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    texts.push(items.map(toText).join(''))
  }
  return texts
}

/** Marks of content, which have no text, stand among the items. */
function toText(item: { readonly str?: string; readonly hasEOL?: boolean }): string {
  return (item.str ?? '') + (item.hasEOL ? '\n' : '')
}
