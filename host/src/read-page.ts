import { type PageData, pageData, pageDataId } from '@sarv/shared/remote/page-data'

/** What the document server wrote into this page; thrown errors mean a page that was not made by it. */
export function readPage(): PageData {
  return pageData.parse(JSON.parse(document.getElementById(pageDataId)?.textContent ?? ''))
}
