import { beforeEach, expect, test } from '@jest/globals'
import { checkedPage } from '../../service-worker/offline-page'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { servedFolder } from '../testing/served-folder'

const { put, env } = servedFolder()
put(...remotesFixture(3))
let server: Awaited<ReturnType<typeof startDocumentServer>>
beforeEach(async () => {
  server = await startDocumentServer(env)
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
