import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomRuns } from '@sarv/shared/testing/random-runs'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { startToxicProxy } from '@sarv/shared/testing/toxics/toxic-proxy'
import { type Proxied, walkThroughFaults } from '../testing/fault-walk'

const { api, gateway, inbox } = testOrigins()
const runs = randomRuns(8, 45)

let proxied: Proxied
beforeAll(async () => {
  proxied = {
    api: { origin: api, proxy: await startToxicProxy(api) },
    gateway: { origin: gateway, proxy: await startToxicProxy(gateway) },
  }
  process.env.SARV_API = proxied.api.proxy.origin
})
afterAll(async () => {
  process.env.SARV_API = api
  await Promise.all(Object.values(proxied).map(({ proxy }) => proxy.close()))
})

test('F1 F2 F3 F29 T16 through any faults of API and gateway each purchase, sale and payment is made once', async () => {
  const problems: string[] = []
  for (let walk = 0; walk < runs.numRuns; walk++) problems.push(...(await walkThroughFaults(runs.seed + walk, proxied)))
  const hits = proxied.api.proxy.hits + proxied.gateway.proxy.hits
  if (process.env.SARV_DEPTH)
    process.stderr.write(`fault walks of the client: ${runs.numRuns}, seed ${runs.seed}, ${hits} requests hit\n`)
  expect(problems).toEqual([])
  expect(hits).toBeGreaterThanOrEqual(runs.numRuns)
  expect(await (await fetch(`${inbox}/control/ledger`)).json()).toEqual({ violations: [] })
})
