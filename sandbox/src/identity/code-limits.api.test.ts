import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { type CookieJar, openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn, exchange, newestCode } from '@sarv/platform/testing/sign-in'
import type { RunningSandbox } from '@sarv/shared/testing/sandbox'
import { startOwnSandbox } from '../testing/start-own-sandbox'

const maxSignIns = 40
let sandbox: RunningSandbox
beforeAll(async () => {
  // A sandbox of its own: its clock moves, its limits of an address are the usual ones, and a proxy says who calls.
  sandbox = await startOwnSandbox({
    env: {
      SANDBOX_TRUSTED_PROXIES: 'loopback',
      SANDBOX_SIGN_INS_PER_MINUTE: String(maxSignIns),
      SANDBOX_CODES_PER_MINUTE: '5',
      SANDBOX_CODES_PER_DAY: '30',
    },
  })
})
afterAll(() => sandbox.stop())

const passMinute = () => control(sandbox.origins.inbox, 'clock', { advance_seconds: 60 })

/** A browser that was never here before. */
const browserAt = (address: string) => openCookieJar({ 'x-forwarded-for': address })

/** Begins a sign-in and asks for a code; as a sign-up, where there is a national code. */
async function ask(jar: CookieJar, form: { mobile: string; national_code?: string }, ui_locales = 'fa') {
  const begun = await beginSignIn(sandbox.origins.identity, { jar, extra: { prompt: 'login', ui_locales } })
  const page = await jar.walk(form.national_code === undefined ? begun.page : `${begun.page}/register`, form)
  return { begun, status: page.status, text: await page.text(), wait: Number(page.headers.get('retry-after')) }
}

const newMobile = async () => (await freshPerson(sandbox.origins.inbox)).mobile
const codeOf = (mobile: string) => newestCode(sandbox.origins.inbox, mobile)
const otherThan = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

async function signInAt(jar: CookieJar, mobile: string) {
  const { begun } = await ask(jar, { mobile })
  return exchange(begun, await jar.walk(`${begun.page}/code`, { code: await codeOf(mobile) }))
}

test('T17 an address gets five codes a minute, for whatever numbers, and reads in both languages how long to wait', async () => {
  const askAt = async (address: string, language?: string) =>
    ask(browserAt(address), { mobile: await newMobile() }, language)
  for (let time = 0; time < 5; time++) expect((await askAt('203.0.113.1')).status).toBe(200)
  const refused = await askAt('203.0.113.1')
  expect(refused.text).toMatch(
    /از این نشانی اینترنتی کدهای زیادی خواسته شده است\. [۰-۹]+ ثانیهٔ دیگر دوباره تلاش کنید\./,
  )
  expect([refused.status, refused.wait > 0 && refused.wait <= 60]).toEqual([429, true])
  const { text } = await askAt('203.0.113.1', 'en')
  expect(text).toMatch(/Too many codes were asked from this address\. Try again in \d+ seconds?\./)
  expect((await askAt('203.0.113.2')).status).toBe(200)
  await passMinute()
  expect((await askAt('203.0.113.1')).status).toBe(200)
})

test('T17 strangers lock no one out: the owner signs in where they did before, and in a new browser elsewhere', async () => {
  const mobile = await newMobile()
  const known = browserAt('203.0.113.3')
  await signInAt(known, mobile)
  const statuses = []
  for (let time = 0; time < 5; time++) {
    // Each in a browser of its own, behind the owner's address; a sign-in and a sign-up count together.
    statuses.push((await ask(browserAt('203.0.113.3'), { mobile })).status)
    statuses.push((await ask(browserAt('203.0.113.3'), { mobile, national_code: '0012345679' })).status)
    await passMinute()
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429])
  const { text } = await ask(browserAt('203.0.113.3'), { mobile })
  expect(text).toMatch(/برای این شماره کدهای زیادی خواسته شده است\. [۰-۹]+ ساعت دیگر .* از مرورگری وارد شوید/)
  await expect(signInAt(known, mobile)).resolves.toHaveProperty('access_token')
  await expect(signInAt(browserAt('203.0.113.4'), mobile)).resolves.toHaveProperty('access_token')
})

test('T17 a browser is known for the numbers that signed in there, and a stranger for every other one', async () => {
  const [mine, other] = [await newMobile(), await newMobile()]
  const known = browserAt('203.0.113.5')
  await signInAt(known, mine)
  for (let time = 0; time < 8; time++) {
    await ask(browserAt('203.0.113.5'), { mobile: other })
    await passMinute()
  }
  expect((await ask(known, { mobile: other })).status).toBe(429)
  expect((await ask(known, { mobile: mine })).status).toBe(200)
})

test('T17 three addresses with 14 texts and 60 wrong codes do not keep the owner out of a new browser elsewhere', async () => {
  const mobile = await newMobile()
  const strangers = ['203.0.113.11', '203.0.113.12', '203.0.113.13'].map(browserAt)
  let texts = 0
  let guesses = 0
  // 60 wrong codes need 12 texts; the other two are only sent.
  for (const stranger of strangers.slice(1)) if ((await ask(stranger, { mobile })).status === 200) texts++
  await passMinute()
  for (let time = 0; time < 6; time++) {
    for (const stranger of strangers) {
      const { begun, status } = await ask(stranger, { mobile })
      if (status !== 200) continue
      texts++
      const wrong = otherThan(await codeOf(mobile))
      for (let tries = 0; tries < 5; tries++) {
        const text = await (await stranger.walk(`${begun.page}/code`, { code: wrong })).text()
        if (/تلاش دیگر دارید|این کد باطل شد/.test(text)) guesses++
      }
    }
    await passMinute()
  }
  expect([texts, guesses]).toEqual([14, 60])
  const { begun, text } = await ask(browserAt('203.0.113.20'), { mobile })
  expect(text).toMatch(/data-digits="8"[\s\S]*کد ۸ رقمی/)
  const code = await codeOf(mobile)
  expect(code).toMatch(/^\d{8}$/)
  const wrongLength = await begun.jar.walk(`${begun.page}/code`, { code: code.slice(0, 6) })
  expect(await wrongLength.text()).toContain('کد باید ۸ رقم باشد.')
  await expect(exchange(begun, await begun.jar.walk(`${begun.page}/code`, { code }))).resolves.toHaveProperty(
    'access_token',
  )
})

test('T17 an address may begin so many sign-ins in a minute, silent ones aside; then a page says when again', async () => {
  const { identity } = sandbox.origins
  const auth = (path: string, address = '203.0.113.7') =>
    fetch(`${identity}${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': address } })
  const begin = (path = '/auth', address?: string) => auth(`${path}?client_id=sarv-web`, address)
  for (let time = 0; time < maxSignIns; time++) expect((await begin()).status).not.toBe(429)
  const refused = await begin()
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(await refused.text()).toContain('یک دقیقهٔ دیگر دوباره تلاش کنید')
  for (const path of ['/auth/', '/AUTH', '/auth/other']) expect([path, (await begin(path)).status]).toEqual([path, 429])
  expect((await auth('/auth?client_id=sarv-web&prompt=none')).status).not.toBe(429)
  expect((await begin('/auth', '203.0.113.8')).status).not.toBe(429)
})
