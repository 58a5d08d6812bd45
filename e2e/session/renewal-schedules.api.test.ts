import { afterAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { openFakeBrowser } from '@sarv/platform/testing/fake-browser'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { schedules } from '@sarv/platform/testing/schedules'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import fc from 'fast-check'

const { api, identity, inbox } = testOrigins()
const count = 20

type Turn = <T>(operation: () => Promise<T>) => Promise<T>
let turn: Turn = (operation) => operation()
const browser = openFakeBrowser({
  authority: identity,
  clientId: 'sarv-web',
  turn: (operation) => turn(operation),
})
afterAll(() => browser.close())

/** Twenty tabs of one person who signed in through the provider's pages. */
async function signedInTabs() {
  const [jar, person, first] = [openCookieJar(), await freshPerson(inbox), browser.openTab()]
  await first.tokens.signIn({ returnTo: '/home', language: 'fa' })
  const { url: page } = await jar.walk(first.left.at(-1) ?? '')
  await jar.walk(page, { mobile: person.mobile })
  const last = await jar.walk(`${page}/code`, { code: await newestCode(inbox, person.mobile) })
  await first.tokens.complete(last.headers.get('location') ?? '')
  const others = Array.from({ length: count - 1 }, () => browser.openTab())
  for (const { tokens } of others) await tokens.restore()
  return [first, ...others]
}

const statusWith = async (token: string | undefined) =>
  (await fetch(`${api}/onboarding/api/v1/profile/`, { headers: { authorization: `Bearer ${token}` } })).status

test('T14 F9 twenty tabs renew at the real provider: by every schedule one token for all, and no tab is signed out', async () => {
  const tabs = await signedInTabs()
  const runs = randomRuns(5)
  let before = await tabs[0]?.tokens.access()
  await fc.assert(
    fc.asyncProperty(schedules(), async (schedule) => {
      turn = schedule
      // Some renew for a 401, one has just been opened, and one only wants to call.
      const late = browser.openTab()
      const renewed = await Promise.all([
        ...tabs.map(({ tokens }) => tokens.refresh()),
        late.tokens.restore().then(() => late.tokens.access()),
      ])
      const [token] = renewed
      // The newcomer may have looked before the renewal; what it holds by now is what all hold.
      expect(new Set([...renewed.slice(0, count), await late.tokens.access()]).size).toBe(1)
      expect(token).not.toBe(before)
      expect(await statusWith(token)).toBe(200)
      expect(tabs.filter(({ home }) => home.current.at !== 'signed-in')).toEqual([])
      late.tokens.close()
      before = token
    }),
    // A schedule that failed left tabs that no other schedule can begin with.
    { ...runs, endOnFailure: true },
  )
  console.info(`renewal: ${runs.numRuns} schedules of ${count} tabs, seed ${runs.seed}`)
})
