import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { makeCatalogueKeys } from '../../../delivery/store/catalogue/catalogue-signature'
import { changeCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { mapConcurrent } from '../../../delivery/store/map-concurrent'
import { openStore } from '../../../delivery/store/open-store'
import { describeWithS3 } from '../../../delivery/testing/describe-with-s3'
import { startFaultProxy } from '../../../delivery/testing/fault-proxy'
import { isDeep } from '../../../testing/depth'
import { waitUntil } from '../../../testing/wait-until'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { dataIn } from '../testing/page-id-from'
import { writeShell } from '../testing/shell-fixture'

/**
 * A thousand remotes of independent teams, forty of them with a canary: deliveries come while people look at pages of two
 * document servers. `pnpm test:deep` goes on for an hour with a delivery every six seconds, `SARV_DELIVERIES` says how many.
 */
const deliveries = Number(process.env.SARV_DELIVERIES ?? (isDeep ? 600 : 4))
const pause = isDeep ? 6_000 : 0
const people = isDeep ? 500 : 40
/**
 * Milliseconds that document servers may take to show a delivery, in 19 of 20 and at most: they look each second. A machine
 * that stands still for a moment in an hour says nothing about them.
 */
const [usualDelay, maxDelay] = [5_000, 30_000]

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-deliveries-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })
const author = { who: 'nima', verb: 'promote' }
const thousand = remotesFixture(1_000).map(
  (one, place): CataloguedRemote =>
    place % 25 === 24 ? { ...one, canary: { percent: 10, built: { ...one.current, version: '2.0.0' } } } : one,
)
const allCanaries = thousand.flatMap(({ canary }) => (canary ? `${canary.built.name}@${canary.built.version}` : []))

/** Another version of one remote, for everybody. */
const delivered = (place: number, version: string) => (catalogue: Catalogue) => ({
  ...catalogue,
  remotes: catalogue.remotes.map((one, at) => (at === place ? { ...one, current: { ...one.current, version } } : one)),
})

type DocumentServer = Awaited<ReturnType<typeof startDocumentServer>>

/** One person at one page: what they have kept belongs to the deployment of that page. */
class Visitor {
  private before: { carried: string; deployment: string | undefined } | undefined
  private readonly headers: Record<string, string>

  constructor(
    private readonly server: DocumentServer,
    private readonly place: number,
  ) {
    this.headers = { 'Accept-Encoding': 'br', Cookie: `sarv-canary=${place % 5 === 0 ? allCanaries.join('~') : ''}` }
  }

  /** Opens the page again, and asks what it asks meanwhile. @returns whether what was kept is out of date */
  async visit(): Promise<boolean> {
    const page = await this.server.get(`/remote${String(this.place).padStart(4, '0')}`, this.headers)
    const { deployment, remotes: own } = dataIn(page.text)
    const carried = own.map(({ name, version }) => `${name}@${version}`).join(' ')
    const versions = new URLSearchParams(own.map(({ name, version }) => [name, version ?? '']))
    expect((await this.server.get(`/versions?${versions}`)).bytes.length).toBeLessThan(1_000)
    const { before } = this
    this.before = { carried, deployment }
    if (before?.carried === carried) expect(deployment).toBe(before.deployment)
    return before !== undefined && before.deployment !== deployment
  }
}

function simulation(
  count: number,
  newAddress: () => Promise<{ address: string; sent?: () => number; stop?: () => Promise<void> }>,
): void {
  const remotes = thousand.slice(0, count)
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  test(
    'a delivery costs every server one entry and every person of another page nothing',
    async () => {
      const { address, sent, stop } = await newAddress()
      const keys = await makeCatalogueKeys()
      const store = await openStore(address)
      await changeCatalogue(store, keys, (now) => ({ ...now, remotes }), author)
      const settings = {
        SARV_FILES: files,
        SARV_CATALOGUE: `store:${address}`,
        SARV_CATALOGUE_KEY: JSON.stringify(keys.publicKey),
      }
      const servers = [await startDocumentServer(settings), await startDocumentServer(settings)] as const
      ends.push(...servers.map(({ close }) => close), async () => stop?.())
      const visitors = Array.from(
        { length: people },
        (_, at) => new Visitor(servers[at % 2 ? 0 : 1], (at * 37) % count),
      )
      await mapConcurrent(visitors, 8, async (one) => void (await one.visit()))

      const delays: number[] = []
      for (let delivery = 1; delivery <= deliveries; delivery++) {
        // Not of the first five, which stand on pages of others too.
        const place = 5 + ((delivery * 41) % (count - 5))
        const { after } = await changeCatalogue(store, keys, delivered(place, `1.0.${delivery}`), author)
        const [began, before] = [performance.now(), sent?.() ?? 0]
        await Promise.all(
          servers.map((server) =>
            waitUntil(
              async () => JSON.parse((await server.get('/versions?remote0000=1.0.0')).text).revision === after.revision,
            ),
          ),
        )
        delays.push(performance.now() - began)
        expect(delays.at(-1)).toBeLessThan(maxDelay)
        // Of each server the root, and one entry.
        if (sent) expect(sent() - before).toBeLessThan(2 * (count * referenceBytes + 20_000))
        let outdated = 0
        await mapConcurrent(visitors, 8, async (one) => void ((await one.visit()) && outdated++))
        expect(outdated).toBeLessThanOrEqual(1)
        await passed(Math.max(0, pause - (performance.now() - began)))
      }
      expect(delays.sort((one, other) => one - other)[Math.ceil(0.95 * deliveries) - 1]).toBeLessThan(usualDelay)
    },
    isDeep ? 90 * 60_000 : 120_000,
  )
}

/** What a signed root has of each remote; bytes. */
const referenceBytes = 150

describe('of a store in a folder', () => simulation(1_000, async () => ({ address: path.join(folder, 'store') })))

describeWithS3('of an S3-compatible store', (server) =>
  // This S3 server takes a minute for what a real one does in a second.
  simulation(isDeep ? 1_000 : 100, async () => {
    const proxy = await startFaultProxy(server().origin)
    const address = `${await server().makeBucket('deliveries', proxy.origin)}&region=eu-west-1`
    return { address, sent: proxy.bytes, stop: proxy.stop }
  }),
)
