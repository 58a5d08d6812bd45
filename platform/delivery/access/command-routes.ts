import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serialQueue } from '../../lib/async/serial-queue'
import { describeError } from '../../lib/log/describe-error'
import { tryParseJson } from '../../lib/try-parse-json'
import { detailsOf, SarvError } from '../errors/sarv-error'
import { commandsPath, type ServiceEvent, serviceCall } from './protocol'
import { type Attached, runForSubject, type ServiceSetup } from './run-for-subject'
import { requireSubject, type Subject } from './subject'

/** Bytes of a command line with its build at most. */
const bodyLimit = 64 * 1024 * 1024

export interface CommandRoutes extends ServiceSetup {
  readonly log: (line: string) => void
}

/** Runs command lines of others. The answer is one event a line: a gate with a browser takes its time. */
export async function commandRoutes(app: FastifyInstance, { log, ...setup }: CommandRoutes): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  // Each gate has a browser and servers of its own.
  const enqueueGate = serialQueue()
  app.post(commandsPath, { bodyLimit }, async (request, reply) => {
    const subject = requireSubject(request)
    const answer = new PassThrough()
    const tell = (event: ServiceEvent) => void answer.write(`${JSON.stringify(event)}\n`)
    reply.type('application/x-ndjson')
    run(request, subject, (progress) => tell({ progress }))
      .then(tell, (error: unknown) => tell(failureEvent(error, log)))
      .finally(() => answer.end())
    return reply.send(answer)
  })

  async function run(request: FastifyRequest, subject: Subject, progress: (line: string) => void) {
    const { call, attached } = await parts(request)
    const perform = () => runForSubject(setup, subject, call, attached, progress)
    const asksGate = ['publish', 'check'].includes(call.command)
    const { lines, data, errors } = await (asksGate ? enqueueGate(perform) : perform())
    return { lines: [...lines], data, ...(errors ? { errors: [...errors] } : {}) }
  }
}

async function parts({ body, headers }: FastifyRequest) {
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => new FormData())
  const attached: Attached = new Map(
    await Promise.all(
      [...form].flatMap(([name, part]) =>
        typeof part === 'string' ? [] : [part.bytes().then((bytes) => [name, bytes] as const)],
      ),
    ),
  )
  const read = serviceCall.safeParse(tryParseJson(String(form.get('command'))))
  if (!read.success) throw new SarvError('SARV-102', 'The part "command" is not a command line.')
  return { call: read.data, attached }
}

/** Words of an error that is not numbered may hold anything: they stay in the log. */
function failureEvent(error: unknown, log: (line: string) => void): ServiceEvent {
  const found = detailsOf(error)
  if (found.length > 0) return { lines: [], data: {}, errors: found.map(({ code, detail }) => ({ code, detail })) }
  log(`A command failed: ${describeError(error)}`)
  return { failed: 'The service failed; its log has the reason.' }
}
