import { createHash } from 'node:crypto'
import { DOCUMENTS } from '../documents/document-texts'
import { pdfOf } from '../documents/pdf-of'
import type { Api } from '../world'
import { notFound } from './refuse'

interface Served {
  readonly bytes: Buffer
  readonly tag: string
}

/** Made once for all sandboxes of a process: a document is the same for everybody. */
const made = new Map<string, Promise<Served>>()

/** Documents that anybody may read: set when they are first asked for, and kept. (SBX-119) */
export function staticFilesArea(api: Api): void {
  api.app.get<{ Params: { name: string } }>('/static/:name', async (request, reply) => {
    const { name } = request.params
    const text = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined
    if (text === undefined) throw notFound()
    const known = made.get(name) ?? pdfOf(text).then(tagged)
    made.set(name, known)
    const { bytes, tag } = await known
    reply.headers({
      'cache-control': 'public, max-age=3600',
      'content-disposition': `inline; filename="${name}"`,
      etag: tag,
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/pdf').send(bytes)
  })
}

function tagged(bytes: Buffer): Served {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
