import type { Db } from '../db/sql'
import type { Gateway } from '../gateway/gateway'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { decide, type Result } from '../gateway/session'
import type { Time } from '../time/clock'
import { createPspGateway } from './psp/psp-gateway'
import { startPspServer } from './psp/psp-server'

/** Test driver of one implementation of the gateway port: what happens on the other side of it. */
export interface GatewayUnderTest {
  readonly gateway: Gateway
  /**
   * What the person chose at the gateway, with the sum that it took where that is another one. The product is not told.
   */
  decide(reference: string, result: Result, amount?: number): Promise<void>
  close(): Promise<void>
}

export type OpenGatewayUnderTest = (db: Db, clock: Time) => Promise<GatewayUnderTest>

const openSandboxGateway: OpenGatewayUnderTest = async (db, clock) => ({
  gateway: createSandboxGateway('http://localhost:4002'),
  async decide(reference, result, amount) {
    if (amount !== undefined) {
      await db.query('update gateway_session set amount = $2 where token = $1', [reference, amount])
    }
    await decide(db, clock, { token: reference, psp: 'negin', result })
  },
  close: async () => undefined,
})

const openPspGateway: OpenGatewayUnderTest = async (_db, clock) => {
  const server = await startPspServer(clock)
  return {
    gateway: createPspGateway(server.origin),
    decide: async (reference, result, amount) => server.decide(reference, result, amount),
    close: server.close,
  }
}

/** Every implementation of the gateway port, for tests that hold for all of them. */
export const gateways: readonly [name: string, open: OpenGatewayUnderTest][] = [
  ["the sandbox's own gateway", openSandboxGateway],
  ['a payment company over HTTP', openPspGateway],
]
