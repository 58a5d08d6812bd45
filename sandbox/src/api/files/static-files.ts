import { createHash } from 'node:crypto'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { Api } from '../../context/app-context'
import { documents } from '../../documents/document-texts'
import { notFound } from '../../errors/domain-error'
import { readPicture } from '../../pictures/pictures'

interface Served {
  readonly bytes: Buffer
  readonly type: string
  readonly tag: string
}

/** Cache of the files by their addresses, one for all sandboxes of a process: a file is the same for everyone. */
const made = new Map<string, Served>()

/** Static PDF files, pictures and videos that anyone may read: made on the first request, and cached. (SBX-119) */
export function staticFileRoutes(api: Api): void {
  serveFiles(api, '/static/:name', async (name) => (await makeDocument(api, name, 'fa')) ?? makePicture(name))
  serveFiles(api, '/static/en/:name', (name) => makeDocument(api, name, 'en'))
}

function serveFiles(api: Api, url: string, make: (name: string) => Promise<Served | undefined>): void {
  api.app.get<{ Params: { name: string } }>(url, async (request, reply) => {
    const { name } = request.params
    const address = url.replace(':name', name)
    const known = made.get(address) ?? (await make(name))
    if (known === undefined) throw notFound()
    made.set(address, known)
    const { bytes, type, tag } = known
    reply.headers({
      'cache-control': 'public, max-age=3600',
      // Pages of other origins show them, and a viewer may draw one in a page of its own making.
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': `inline; filename="${name}"`,
      etag: tag,
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(type).send(bytes)
  })
}

async function makeDocument({ pdfs }: Api, name: string, language: Language): Promise<Served | undefined> {
  const text = Object.hasOwn(documents, name) ? documents[name] : undefined
  return text && toServed(await pdfs.render({ kind: 'text', text, language }), 'application/pdf')
}

async function makePicture(name: string): Promise<Served | undefined> {
  const picture = await readPicture(name)
  return picture && toServed(picture, name.endsWith('.webm') ? 'video/webm' : 'image/svg+xml')
}

function toServed(bytes: Buffer, type: string): Served {
  return { bytes, type, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
