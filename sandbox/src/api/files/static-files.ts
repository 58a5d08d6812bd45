import { createHash } from 'node:crypto'
import type { Api } from '../../context/app-context'
import { documents } from '../../documents/document-texts'
import { renderTextPdf } from '../../documents/text-pdf'
import { notFound } from '../../errors/domain-error'

interface Served {
  readonly bytes: Buffer
  readonly tag: string
}

/** Cache of rendered documents, one for all sandboxes of a process: a document is the same for everybody. */
const made = new Map<string, Promise<Served>>()

/** Static PDF files that anybody may read: rendered on the first request, and cached. (SBX-119) */
export function staticFileRoutes(api: Api): void {
  api.app.get<{ Params: { name: string } }>('/static/:name', async (request, reply) => {
    const { name } = request.params
    const text = Object.hasOwn(documents, name) ? documents[name] : undefined
    if (text === undefined) throw notFound()
    const known = made.get(name) ?? renderTextPdf(text).then(tagged)
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
