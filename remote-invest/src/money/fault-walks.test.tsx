import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isDeep } from '@sarv/platform/testing/depth'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { startToxicProxy } from '@sarv/shared/testing/toxics/toxic-proxy'
import { hits, type Proxied, walkThroughFaults } from '../testing/fault-walk'

const { api, gateway, inbox } = testOrigins()
const runs = randomRuns(5, 45)

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

/** The seeds of the walks, so many in one test that none of them is a long one. */
const batch = 45
const seeds = Array.from({ length: runs.numRuns }, (_, walk) => runs.seed + walk)
const batches = Array.from({ length: Math.ceil(seeds.length / batch) }, (_, index) =>
  seeds.slice(index * batch, (index + 1) * batch),
)

test.each(batches.map((walks) => [walks[0], walks] as const))(
  'F1 F2 F3 F29 T16 through any faults a purchase, a sale and a payment are made once: walks from seed %d',
  async (first, walks) => {
    const hitBefore = hits(proxied)
    const problems: string[] = []
    for (const seed of walks) problems.push(...(await walkThroughFaults(seed, proxied)))
    const hit = hits(proxied) - hitBefore
    if (isDeep)
      process.stderr.write(`fault walks of the client: ${walks.length} from seed ${first}, ${hit} requests hit\n`)
    expect(problems).toEqual([])
    expect(hit).toBeGreaterThanOrEqual(walks.length)
    expect(await (await fetch(`${inbox}/control/ledger`)).json()).toEqual({ violations: [] })
  },
)
