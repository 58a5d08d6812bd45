import { buffer } from 'node:stream/consumers'

/**
 * Runs as a process of its own: a PDF comes in, the texts of its pages go out as JSON. In JavaScript, since a loader of
 * TypeScript would go through all of pdf.js each time: five times the work of the reading.
 */

// pdf.js is for newer engines than the oldest Node that runs the tests.
Promise.withResolvers ??= () => {
  let resolve = () => undefined
  let reject = () => undefined
  const promise = new Promise((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}
// The library warns that it has no canvas, which is not needed here.
console.warn = () => undefined

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const pdf = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise
const pages = []
for (let page = 1; page <= pdf.numPages; page++) {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  pages.push(text.replace(/\u200c| ?\u0654/g, '').replace(/[\ufef5-\ufefc]/g, (ligature) => ligature.normalize('NFKC')))
}
process.stdout.write(JSON.stringify(pages))
