import { createHash } from 'node:crypto'
import { Server } from 'node:http'

const { SARV_LATENCY, SARV_SEED } = process.env
const { emit } = Server.prototype

/**
 * Latency injection, loaded before a program by `--import`: requests to an API wait up to `SARV_LATENCY` milliseconds, each
 * address by a time of its own that `SARV_SEED` decides. What a test looks for at once, because its data came first until
 * now, is missing for some seed.
 */
Server.prototype.emit = function emitLater(event, request, ...rest) {
  if (event !== 'request' || !request.url.includes('/api/')) return emit.call(this, event, request, ...rest)
  setTimeout(() => emit.call(this, event, request, ...rest), shareOf(request.url) * Number(SARV_LATENCY))
  return true
}

function shareOf(url) {
  const [path] = url.split('?')
  return createHash('sha256').update(`${SARV_SEED} ${path}`).digest().readUInt32BE() / 2 ** 32
}
