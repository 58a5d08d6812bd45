import { get, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliTemplate } from '@sarv/host/server/brotli-template'
import type { Imports } from './build-single-spa'

/**
 * Answers what somebody navigates to as a document server does, with names in the import map: the platform's own pages have
 * no use for any, so their server writes none.
 * @param port where it listens
 */
export function pageWithImports(port: number, imports: Imports): RequestListener {
  return ({ url: path, headers }, response) => {
    const send = async (answer: IncomingMessage) => {
      const html = withImports(await text(answer), imports)
      // As the document server compresses its own.
      const compressed = (await brotliTemplate([html]))?.([])
      const body = compressed ?? Buffer.from(html)
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'content-length': body.length,
        ...(compressed && { 'content-encoding': 'br' }),
      })
      response.end(body)
    }
    const fail = () => void response.destroy()
    // As it is, so that something can be added to it.
    const asked = { port, path, headers: { ...headers, 'accept-encoding': 'identity' } }
    get(asked, (answer) => void send(answer).catch(fail)).on('error', fail)
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
