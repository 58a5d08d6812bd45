import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { followFindings, readFindings } from './development-state'
import { type Fault, placeOf, withoutEchoes } from './fault'
import { fetchSourceMap, originalPlace } from './original-place'

/** What the pages of `pnpm dev` are told with every finding. */
export interface DevelopmentEvent {
  readonly faults: readonly Fault[]
  /** When the last build ended; milliseconds since 1970. */
  readonly builtAt: number
  /** Revision of the catalogue that pages are made from. */
  readonly revision: number
}

/** What a page tells of an error that was thrown in it. */
const thrownError = z.object({ message: z.string(), stack: z.string() })

const bodyLimit = 100_000

/**
 * Routes of the development server for its pages: `GET /development/events` is a stream of server-sent events, one at once
 * and one with every finding; `POST /development/errors` answers where an error was thrown in the sources.
 * @param folder the findings
 * @param revisionOf of the catalogue
 * @param log gets one line for every error that a page tells
 */
export function developmentEvents(
  folder: string,
  revisionOf: () => Promise<number>,
  log: (line: string) => void,
): { routes: (app: FastifyInstance) => void; close: () => void } {
  const listeners = new Set<ServerResponse>()
  const write = async (to: Iterable<ServerResponse>) => {
    const event = `data: ${JSON.stringify(await currentEvent(folder, revisionOf))}\n\n`
    for (const response of to) response.write(event)
  }
  const close = followFindings(folder, () => void write(listeners))

  async function stream(response: ServerResponse): Promise<void> {
    // The server compresses, and holds back, what does not forbid it.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    await write([response])
  }
  return {
    routes(app) {
      app.get('/development/events', async (_request, reply) => {
        reply.hijack()
        await stream(reply.raw)
      })
      app.post('/development/errors', { bodyLimit }, async ({ body }, reply) => {
        const { success, data } = thrownError.safeParse(body)
        if (!success) return reply.code(400).send()
        const fault: Fault = {
          kind: 'runtime',
          message: data.message,
          ...(await originalPlace(data.stack, fetchSourceMap)),
        }
        log(`Thrown on the page: ${placeOf(fault)} ${fault.message}`)
        return reply.send(fault)
      })
    },
    close,
  }
}

async function currentEvent(folder: string, revisionOf: () => Promise<number>): Promise<DevelopmentEvent> {
  const findings = readFindings(folder)
  return {
    faults: withoutEchoes(findings.flatMap(({ faults }) => faults)),
    builtAt: Math.max(0, ...findings.map(({ builtAt = 0 }) => builtAt)),
    revision: await revisionOf(),
  }
}
