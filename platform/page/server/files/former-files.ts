import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'
import { openStore } from '../../../delivery/store/open-store'
import { hashedName, shellFile, shellFilesIn } from '../../../delivery/store/versions/shell-files'

/** Cache TTL of the list of builds; milliseconds. */
const fresh = 1_000
const compress = promisify(brotliCompress)

/**
 * Sends files that this build of the shell does not have: tabs of a former one still load its chunks, and while servers are
 * replaced one after the other, pages of a newer one ask here too. (F25)
 * @param address of the store that `keepShellFiles` fills; undefined where there is none
 */
export function formerFile(address: string | undefined, log: (line: string) => void) {
  let known: Promise<ReadonlySet<string>> | undefined
  let readAt = 0

  return async ({ headers }: FastifyRequest, reply: FastifyReply, pathname: string): Promise<FastifyReply> => {
    const file = pathname.slice(1)
    if (!address || !hashedName.test(file)) return reply.code(404).send()
    try {
      const store = await openStore(address)
      if (!known || Date.now() - readAt > fresh) {
        readAt = Date.now()
        known = shellFilesIn(store)
      }
      const kept = (await known).has(file) ? await shellFile(store, file) : undefined
      if (!kept) return reply.code(404).send()
      const { contentType, cacheControl } = kept
      const isBrotli = /^text\//.test(contentType) && takesCoding(headers['accept-encoding'], 'br')
      const body = isBrotli
        ? await compress(kept.body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } })
        : Buffer.from(kept.body)
      if (isBrotli) reply.header('Content-Encoding', 'br')
      return reply
        .headers({ 'Content-Type': contentType, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
        .send(body)
    } catch (error) {
      known = undefined
      log(`Files of former shells cannot be read: ${error instanceof Error ? error.message : error}`)
      return reply.code(503).send()
    }
  }
}
