import { type PageData, pageData, pageDataId } from '../../contract/page-data'

/**
 * Parses the data that the document server wrote into this page.
 * @throws ZodError or SyntaxError when the page was not made by it
 */
export function readPageData(): PageData {
  return pageData.parse(JSON.parse(document.getElementById(pageDataId)?.textContent ?? ''))
}
