import { type PageData, pageDataId } from '../../../contract/page-data'

/** Opens a page of a document server, as any client can, also one with a canary. @returns the id that it was given */
export async function pageIdFrom(origin: string, canary = ''): Promise<string> {
  const html = await (await fetch(`${origin}/home`, { headers: { Cookie: `sarv-canary=${canary}` } })).text()
  return dataIn(html).pageId ?? ''
}

/** What the document server wrote into a page. */
export function dataIn(html: string): PageData {
  const [, text = ''] = new RegExp(`id="${pageDataId}">(.*?)</script>`).exec(html) ?? []
  return JSON.parse(text) as PageData
}
