import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reasonOf } from '../../../lib/log/reason-of'
import { signInPlan, signInPlanPath } from '../../access/protocol'
import { SarvError } from '../../errors/sarv-error'
import { requireNoArguments } from '../arguments'
import type { Command } from '../command'
import { serviceOf } from '../service-address'
import { keepToken } from '../service-token'

/** Milliseconds that a person has for it. */
const timeout = 5 * 60_000

export const login: Command = {
  name: 'login',
  usage: '',
  summary: 'Signs a person in at a delivery service, in the browser',
  examples: ['pnpm sarv login --store https://delivery.example.ir'],
  async run(call) {
    requireNoArguments(call)
    const { env, progress } = call.context
    const service = serviceOf(call.text('store') ?? env.SARV_STORE)
    if (service === undefined) throw new SarvError('SARV-102', 'Name the delivery service with --store or SARV_STORE.')
    const [plan, { beginSignIn, endSignIn }, { discoverClient }] = await Promise.all([
      planOf(service),
      import('../../access/authorization-request'),
      import('../../access/discover-client'),
    ])
    try {
      const client = await discoverClient(plan.issuer, plan.client)
      const { origin, answer, close } = await listen()
      try {
        const { address, underWay } = await beginSignIn(client, origin)
        progress(`Open this address in a browser of this machine:\n${address}`)
        keepToken(service, await endSignIn(client, await answer, underWay), env)
      } finally {
        close()
      }
    } catch (error) {
      throw new SarvError('SARV-229', `${plan.issuer}: ${reasonOf(error)}`)
    }
    return { lines: [`Signed in at ${service}.`], data: { service } }
  },
}

async function planOf(service: string) {
  const response = await fetch(service + signInPlanPath).catch(() => undefined)
  const read = signInPlan.safeParse(await response?.json().catch(() => undefined))
  if (read.success) return read.data
  throw new SarvError('SARV-229', `${service} does not sign people in for the command: its table has no commandClient.`)
}

/** Listens for the provider's answer on the loopback address (RFC 8252, 7.3). */
async function listen() {
  let [origin, resolve, reject] = ['', (_: URL) => {}, (_: Error) => {}]
  const answer = new Promise<URL>((...settle) => {
    ;[resolve, reject] = settle
  })
  const server = createServer(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const found = new URL(url, origin)
    const isAnswer = found.searchParams.has('state')
    response.writeHead(isAnswer ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    response.end(isAnswer ? 'Go on in the terminal. This page can be closed.\n' : '')
    if (isAnswer) resolve(found)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const timer = setTimeout(() => reject(new Error('Nobody signed in within five minutes.')), timeout)
  return {
    origin,
    answer,
    close() {
      clearTimeout(timer)
      server.close()
    },
  }
}
