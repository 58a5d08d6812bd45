import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { createDpopKey, readProof } from '@sarv/platform/testing/dpop-key'
import { acceptRules, beginPortfolio } from '../actions/make-portfolio'
import { renewInTwoTabs } from '../actions/renew-in-two-tabs'
import { signOut } from '../actions/sign-out'
import { chooseSlip, goodSlip, slipFile } from '../actions/upload-receipt'
import { recordCalls } from '../browser/record-calls'
import type { TestPlatform } from '../platform/worker-platform'
import { expect, signInAs, test } from '../test'

const settings = { SARV_DPOP: '1' }
const home = (page: Page) => page.getByText('صندوق‌های برتر').first()

interface Proven {
  readonly url: string
  readonly method: string
  readonly scheme: string | undefined
  readonly proof: string
}

/** Records what goes to the API with a token, and to the token endpoint. */
function recordProven(context: BrowserContext, { sandbox }: TestPlatform): Proven[] {
  const seen: Proven[] = []
  context.on('request', (request) => {
    const { authorization, dpop = '' } = request.headers()
    const url = request.url()
    if (request.method() === 'OPTIONS' || (authorization === undefined && url !== `${sandbox.identity}/token`)) return
    seen.push({ url, method: request.method(), scheme: authorization?.split(' ')[0], proof: dpop })
  })
  return seen
}

const keyOf = async ({ proof }: Proven) => (await readProof(proof)).thumbprint

test('T13 T14 PLT-011 bound tokens: sign-in, two tabs that renew, an upload, a stream and a sign-out', async ({
  page,
  context,
  platform,
  sandbox,
  watch,
}) => {
  test.slow()
  // No survey is answered yet.
  watch.expectComplaints(/status of 401|404 .*\/last-complete-survey\//)
  platform.configureShell(settings)
  const proven = recordProven(context, platform)
  const person = await sandbox.newPerson('empty')
  await signInAs(page, sandbox, person)
  const { sub } = person
  const { other, seen } = await renewInTwoTabs(page, { platform, sandbox }, sub)
  expect([seen.renewals, seen.signIns]).toEqual([1, 0])

  // By a page of its own: a reload keeps the session.
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  await acceptRules(page)
  await chooseSlip(page)
  await slipFile(page).setInputFiles(goodSlip)
  await expect(page.getByText('با موفقیت بارگذاری شد')).toBeVisible()

  await other.goto('/chatbot')
  const question = other.getByRole('textbox', { name: 'سؤال خود را بنویسید' })
  await question.fill('کارتم گم شده است؛ چه کنم؟')
  await question.press('Enter')
  await expect(other.getByRole('button', { name: 'کپی پاسخ' })).toHaveCount(1)

  await page.goto('/profile')
  await signOut(page)
  await expect(page).toHaveURL(`${platform.origin}/`)
  const calls = proven.filter(({ scheme }) => scheme !== undefined)
  const { identity } = platform.sandbox
  const paths = calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  const sent = ['/upload/image/', '/messages/stream/'].map((part) => expect.stringMatching(`^POST .*${part}`))
  expect(paths).toEqual(expect.arrayContaining(sent))
  expect(proven.filter(({ url }) => url === `${identity}/token`)).toHaveLength(2)
  expect(new Set(calls.map(({ scheme }) => scheme))).toEqual(new Set(['DPoP']))
  expect(new Set(proven.map(({ proof }) => proof)).size).toBe(proven.length)
  expect(new Set(await Promise.all(proven.map(keyOf))).size).toBe(1)
})

test('T6 T13 bound tokens that are stolen, with a proof too, are of no use elsewhere; nor is the key', async ({
  page,
  context,
  platform,
  request,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  platform.configureShell(settings)
  const { api, identity } = platform.sandbox
  const proven = recordProven(context, platform)
  const issued = context.waitForEvent('response', (response) => response.url() === `${identity}/token`)
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const { access_token: access, refresh_token: refresh } = await (await issued).json()
  const thief = await createDpopKey()
  const profile = `${api}/onboarding/api/v1/profile/`
  const ownProof = async (htm: string, htu: string) =>
    thief.prove({ htm, htu, ath: createHash('sha256').update(access).digest('base64url') })
  const used = proven.find(({ method, url }) => method === 'GET' && url.startsWith(api))
  const atApi: { url: string; headers: Record<string, string> }[] = [
    { url: profile, headers: { Authorization: `Bearer ${access}` } },
    { url: profile, headers: { Authorization: `DPoP ${access}`, DPoP: await ownProof('GET', profile) } },
    { url: used?.url ?? '', headers: { Authorization: `DPoP ${access}`, DPoP: used?.proof ?? '' } },
  ]
  for (const { url, headers } of atApi) expect((await request.get(url, { headers })).status()).toBe(401)
  const form = { grant_type: 'refresh_token', client_id: 'sarv-web', refresh_token: refresh }
  const proofs: Record<string, string>[] = [{}, { DPoP: await ownProof('POST', `${identity}/token`) }]
  for (const headers of proofs) {
    const answer = await request.post(`${identity}/token`, { form, headers })
    expect([answer.status(), (await answer.json()).error]).toEqual([400, 'invalid_grant'])
  }
  // What a script of the page finds of the key is a text, sealed as the tokens are.
  const kept = await page.evaluate(async () => {
    const asked = <Result>(work: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        work.onsuccess = () => resolve(work.result)
        work.onerror = () => reject(work.error)
      })
    const found: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        for (const value of await asked(database.transaction(store).objectStore(store).getAll()))
          if (name === 'sarv-proof') found.push(value)
          else if (value instanceof CryptoKey && value.usages.includes('sign')) found.push(name)
      database.close()
    }
    return found
  })
  expect(kept).toEqual([expect.stringMatching(/^v1\./)])
  // The person notices nothing of all this.
  const seen = recordCalls(context, platform)
  await page.reload()
  await expect(home(page)).toBeVisible()
  expect([seen.renewals, seen.signIns, seen.refused]).toEqual([0, 0, []])
})
