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
async function fetched(place: string, cookie = '') {
  const { text, headers } = await server.get(place, { cookie })
  return new Response(text, { headers: headers as Record<string, string> })
}

async function plan(): Promise<WorkerPlan> {
  const [, facts = ''] = /^self\.__SARV_PLAN__=(.*);\n/.exec((await server.get('/sw.js')).text) ?? []
  return JSON.parse(facts)
}

test.each(['fa', 'en'])(
  'HST-046 T1 the page in %s is the one of the worker’s plan, as it was sent',
  async (language) => {
    const page = await fetched('/home', `lang=${language}`)
    const sent = page.clone()
    const kept = await checkedPage(page, (await plan()).page)
    expect(await kept?.text()).toBe(await sent.text())
    const names = ['content-security-policy', 'content-type', 'cross-origin-opener-policy', 'reporting-endpoints']
    expect(names.map((name) => kept?.headers.get(name))).toEqual(names.map((name) => sent.headers.get(name)))
  },
)
