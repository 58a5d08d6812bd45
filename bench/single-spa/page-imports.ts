import { get, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Imports } from './build-single-spa'

/** As the document server compresses its pages. */
const quality = 4

/**
 * Answers what somebody navigates to as a document server does, with names in the import map: the platform's own pages have
 * no use for any, so their server writes none.
 * @param port where it listens
 */
export function pageWithImports(port: number, imports: Imports): RequestListener {
  return (request, response) => {
    // As it is, so that something can be added to it.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const asked = get({ port, path: request.url, headers }, async (answer) => {
      const html = withImports(await text(answer), imports)
      const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'content-encoding': 'br',
        'content-length': body.length,
      })
      response.end(body)
    })
    asked.on('error', () => response.destroy())
  }
}

/**
 * A page whose import map leads names to files; one without an import map as it is.
 * @example withImports('<script type="importmap">{"integrity":{}}</script>', { react: '/react.js' })
 *   // '<script type="importmap">{"imports":{"react":"/react.js"},"integrity":{}}</script>'
 */
export function withImports(html: string, imports: Imports): string {
  const named = `"imports":${JSON.stringify(imports)},`
  return html.replace(/<script type="importmap"[^>]*>\{/, (start) => start + named)
}
