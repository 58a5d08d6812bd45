import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/shared/testing/control'
import { type CookieJar, openCookieJar } from '@sarv/shared/testing/cookie-jar'
import { type RunningSandbox, startSandbox } from '@sarv/shared/testing/sandbox'
import { beginSignIn, exchange, newestCode, type SignIn } from '@sarv/shared/testing/sign-in'

let sandbox: RunningSandbox
beforeAll(async () => {
  // A sandbox of its own, with the limits of every other one, whose proxy says who calls: here each test has its addresses.
  sandbox = await startSandbox({
    env: { SANDBOX_TRUSTED_PROXIES: 'loopback', SANDBOX_CODES_PER_MINUTE: '5', SANDBOX_CODES_PER_DAY: '30' },
  })
})
afterAll(() => sandbox.stop())

const pass = (seconds: number) => control(sandbox.origins.inbox, 'clock', { advance_seconds: seconds })
const minute = 60
const day = 86_400

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`
/** A browser that was never here before. */
const browserAt = (address: string) => openCookieJar({ 'x-forwarded-for': address })

interface Asked {
  readonly begun: SignIn
  readonly status: number
  readonly text: string
  readonly wait: number
}

/** Begins a sign-in and asks for a code, as a sign-up where it has a national code. */
async function ask(jar: CookieJar, mobile: string, national_code?: string): Promise<Asked> {
  const begun = await beginSignIn(sandbox.origins.identity, { jar })
  const page = await (national_code === undefined
    ? jar.walk(begun.page, { mobile })
    : jar.walk(`${begun.page}/register`, { mobile, national_code }))
  return {
    begun,
    status: page.status,
    text: await page.text(),
    wait: Number(page.headers.get('retry-after')),
  }
}

const newMobile = async () => (await freshPerson(sandbox.origins.inbox)).mobile
const codeOf = (mobile: string) => newestCode(sandbox.origins.inbox, mobile)
const textsTo = async (mobile: string) => {
  const messages = await fetch(`${sandbox.origins.inbox}/messages?receiver=${mobile}`)
  return ((await messages.json()) as unknown[]).length
}
const typeCode = ({ begun }: Asked, code: string) => begun.jar.walk(`${begun.page}/code`, { code })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function signInAt(jar: CookieJar, mobile: string) {
  const asked = await ask(jar, mobile)
  return exchange(asked.begun, await typeCode(asked, await codeOf(mobile)))
}

/** Strangers at one address ask so often, each time in a browser of its own. */
async function askOften(address: string, mobile: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    statuses.push((await ask(browserAt(address), mobile)).status)
    await pass(minute)
  }
  return statuses
}

/** Five wrong codes. */
async function guess(address: string, mobile: string): Promise<Asked> {
  const asked = await ask(browserAt(address), mobile)
  const wrong = otherThan(await codeOf(mobile))
  for (let tries = 0; tries < 5; tries++) await typeCode(asked, wrong)
  return asked
}

test('T17 an address gets five codes a minute and thirty a day, for whatever numbers, and is told when again', async () => {
  const address = newAddress()
  const mobiles = await Promise.all(Array.from({ length: 31 }, newMobile))
  const askFor = (mobile = '') => ask(browserAt(address), mobile)
  const sixth = []
  for (let round = 0; round < 6; round++) {
    for (let time = 0; time < 5; time++) expect((await askFor(mobiles[round * 5 + time])).status).toBe(200)
    sixth.push(await askFor(mobiles[30]))
    await pass(minute)
  }
  expect(sixth[0]).toMatchObject({
    status: 429,
    text: expect.stringMatching(/از این نشانی اینترنتی کدهای زیادی خواسته شده است\. \S+ ثانیهٔ دیگر دوباره تلاش کنید\./),
  })
  expect(sixth[0]?.wait).toBeLessThanOrEqual(minute)
  const english = await beginSignIn(sandbox.origins.identity, { jar: browserAt(address), extra: { ui_locales: 'en' } })
  const refused = await english.jar.walk(english.page, { mobile: mobiles[30] ?? '' })
  expect(await refused.text()).toMatch(/Too many codes were asked from this address\. Try again in 2\d hours\./)
  expect((await ask(browserAt(newAddress()), mobiles[30] ?? '')).status).toBe(200)
  await pass(day)
  expect((await askFor(mobiles[30])).status).toBe(200)
})

test('T17 a network of IPv6 is one address', async () => {
  const statuses = []
  for (let host = 1; host <= 6; host++)
    statuses.push((await ask(browserAt(`2001:db8::${host}`), await newMobile())).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('T17 one address gets eight codes a day for a number, and a new browser elsewhere still gets one', async () => {
  const [stranger, mobile] = [newAddress(), await newMobile()]
  expect(await askOften(stranger, mobile, 10)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429])
  expect(await textsTo(mobile)).toBe(8)
  await expect(signInAt(browserAt(newAddress()), mobile)).resolves.toMatchObject({ token_type: 'Bearer' })
})

test('T17 strangers at many addresses get twenty codes a day for a number, and a known browser still signs in', async () => {
  const mobile = await newMobile()
  const known = browserAt(newAddress())
  await signInAt(known, mobile)
  const before = await textsTo(mobile)
  for (let stranger = 0; stranger < 4; stranger++) await askOften(newAddress(), mobile, 7)
  expect((await textsTo(mobile)) - before).toBe(20)
  const fresh = await ask(browserAt(newAddress()), mobile)
  expect(fresh.status).toBe(429)
  expect(fresh.text).toMatch(/برای این شماره کدهای زیادی خواسته شده است\. ۲\d ساعت دیگر/)
  expect(fresh.text).toContain('یا از مرورگری وارد شوید که پیش‌تر با این شماره در آن وارد شده‌اید')
  const owner = openCookieJar({ 'x-forwarded-for': newAddress(), cookie: '' })
  const cookie = known.cookies.get('identity_browser') ?? ''
  expect(cookie).toMatch(/^[\w-]{43}$/)
  // The provider's session has ended: only the cookie of the earlier sign-in is left.
  await control(sandbox.origins.inbox, 'revoke', { sub: (await subOf(mobile)) ?? '' })
  await expect(signInAt(withCookie(owner, cookie), mobile)).resolves.toMatchObject({ token_type: 'Bearer' })
})
