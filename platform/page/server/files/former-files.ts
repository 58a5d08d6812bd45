import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import { contentMetadata } from '../../../delivery/store/content-metadata'
import { hashedName } from '../../../delivery/store/versions/shell-files'
import type { FormerShells } from '../shells/former-shells'

const compress = promisify(brotliCompress)
/** `Cache-Control` of a file whose name has the hash of its bytes. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * Sends files that no loaded shell has: tabs of a former one still load its chunks, and while servers are replaced one
 * after the other, pages of a newer one ask here too. (F25)
 */
export function formerFile(formerShells: FormerShells, log: (line: string) => void) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply, pathname: string): Promise<FastifyReply> => {
    const file = pathname.slice(1)
    if (!hashedName.test(file)) return reply.code(404).send()
    try {
      const kept = await (await formerShells()).read(file)
      if (!kept) return reply.code(404).send()
      const { contentType } = contentMetadata(file)
      const isBrotli = /^text\//.test(contentType) && takesCoding(headers['accept-encoding'], 'br')
      const body = isBrotli ? await compress(kept, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }) : Buffer.from(kept)
      if (isBrotli) reply.header('Content-Encoding', 'br')
      return reply
        .headers({ 'Content-Type': contentType, 'Cache-Control': immutable, Vary: 'Accept-Encoding' })
        .send(body)
    } catch (error) {
      log(`Files of former shells cannot be read: ${error instanceof Error ? error.message : error}`)
      return reply.code(503).send()
    }
  }
}
