import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkedPage } from '../../service-worker/offline-page'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { writeShell } from '../testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-offline-'))
let server: Awaited<ReturnType<typeof startDocumentServer>>
beforeAll(async () => {
  const catalogue = path.join(folder, 'catalogue.json')
  const files = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })
  writeFileSync(catalogue, JSON.stringify({ revision: 1, issued: '', remotes: remotesFixture(3) }))
  server = await startDocumentServer({ SARV_FILES: files, SARV_CATALOGUE: catalogue })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** A response of the server as the service worker gets it. */
async function fetched(place: string, own: Record<string, string>) {
  const { text, headers } = await server.get(place, own)
  return new Response(text, { headers: headers as Record<string, string> })
}

async function plan(own: Record<string, string> = {}): Promise<WorkerPlan> {
  const [, facts = ''] = /^self\.__SARV_PLAN__=(.*);\n/.exec((await server.get('/sw.js', own)).text) ?? []
  return JSON.parse(facts)
}

test.each(['fa', 'en'])(
  'HST-046 T1 the page in %s is the one of the worker’s plan, as it was sent',
  async (language) => {
    const page = await fetched('/offline', { cookie: `lang=${language}` })
    const sent = page.clone()
    const kept = await checkedPage(page, (await plan()).page)
    expect(await kept?.text()).toBe(await sent.text())
    const names = ['content-security-policy', 'content-type', 'cross-origin-opener-policy', 'reporting-endpoints']
    expect(names.map((name) => kept?.headers.get(name))).toEqual(names.map((name) => sent.headers.get(name)))
  },
)

test.each([
  ['Safari', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1', false],
  ['Firefox', 'Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0', true],
])(
  'T1 HST-046 an offline start in %s has the integrity policy if its pages have it',
  async (_, userAgent, expected) => {
    const own = { 'user-agent': userAgent }
    const page = await fetched('/offline', own)
    expect(page.headers.has('integrity-policy')).toBe(expected)
    const kept = await checkedPage(page, (await plan(own)).page)
    expect(kept?.headers.has('integrity-policy')).toBe(expected)
  },
)
