import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import { availableDictionary, type CompressionDictionary } from '../../../delivery/http/compression-dictionary'
import { boundedCache } from './bounded-cache'
import type { Deployment } from './document-model'
import { createPageDictionaries } from './page-dictionaries'

/** Compressed dictionaries that are kept: those that everybody fetches after a delivery. */
const keptBodies = 8
const compress = promisify(brotliCompress)
const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT }
const folder = '/page-dictionaries/'

interface DictionariesOfPages {
  /** What the browser has of pages; undefined where it has nothing that this server knows. */
  of(headers: IncomingHttpHeaders): CompressionDictionary | undefined
  /** The header that makes a browser fetch the dictionary of a deployment once it has nothing else to do. */
  link(deployment: Deployment, language: 'fa' | 'en'): { readonly Link?: string }
}

/** Sends what a page tells the browser to fetch, so that the next pages are sent as their difference from it. */
export function dictionaryRoute(app: FastifyInstance): DictionariesOfPages {
  const dictionaries = createPageDictionaries()
  const bodies = boundedCache<string, Promise<Buffer>>(keptBodies)
  app.get<{ Params: { hash: string } }>(`${folder}:hash`, async (request, reply) => {
    const dictionary = dictionaries.withHash(Buffer.from(request.params.hash, 'base64url').toString('base64'))
    if (!dictionary) return reply.code(404).send()
    const { hash, bytes } = dictionary
    reply.headers({
      // A person who opens it sees text: it has none of the policies of a page.
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Use-As-Dictionary': 'match="/*", match-dest=("document")',
      Vary: 'Accept-Encoding',
    })
    if (!takesCoding(request.headers['accept-encoding'], 'br')) return reply.send(bytes)
    return reply.header('Content-Encoding', 'br').send(await bodies(hash, () => compress(bytes, { params })))
  })
  return {
    of(headers) {
      const hash = availableDictionary(headers)
      return hash === undefined ? undefined : dictionaries.withHash(hash)
    },
    link(deployment, language) {
      try {
        const { hash } = dictionaries.of(deployment, language)
        const address = folder + Buffer.from(hash, 'base64').toString('base64url')
        return { Link: `<${address}>; rel=compression-dictionary` }
      } catch {
        // The start page cannot be made: another one is sent without its dictionary.
        return {}
      }
    },
  }
}
