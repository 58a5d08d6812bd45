import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { beginSignIn, exchange, newestCode, signIn } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { formatDigits } from '@sarv/shared/text/digits'

const { api, identity, gateway, inbox } = testOrigins()

/** A person on the page where the code is typed. */
async function atCode() {
  const person = await freshPerson(inbox)
  const begun = await beginSignIn(identity)
  const page = await begun.jar.walk(begun.page, { mobile: person.mobile })
  const tryCode = async (code: string) => begun.jar.walk(`${begun.page}/code`, { code })
  return { person, begun, page, tryCode, sent: await newestCode(inbox, person.mobile) }
}

/** A code that is certainly not the one that was sent. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('SBX-001 SBX-002 a mobile and the code texted to it give an access token for five minutes', async () => {
  const person = await freshPerson(inbox)
  const tokens = await signIn(identity, inbox, person.mobile)
  expect(tokens).toMatchObject({ expires_in: 300, token_type: 'Bearer' })
  const info = await fetch(`${identity}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  expect(await info.json()).toMatchObject({ sub: person.sub, preferred_username: person.mobile })
})

test('SBX-004 the inbox lists the message of a receiver with text, code and time', async () => {
  const { person, sent } = await atCode()
  const messages = await (await fetch(`${inbox}/messages?receiver=${person.mobile}`)).json()
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ receiver: person.mobile, code: sent, text: expect.stringContaining(sent) })
  expect(Date.parse(messages[0].sent_at)).not.toBeNaN()
  const page = await fetch(`${inbox}/?receiver=${person.mobile}`)
  expect(await page.text()).toContain('صندوق پیامک')
})

test('SBX-004 PLT-013 the page of the inbox speaks the language of the browser', async () => {
  const { person, sent } = await atCode()
  const pageIn = async (language: string) =>
    (await fetch(`${inbox}/?receiver=${person.mobile}`, { headers: { 'accept-language': language } })).text()
  const english = await pageIn('en-US,en;q=0.9,fa;q=0.8')
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toContain(`class="code-shown">${sent}<`)
  // The message itself is in the language of no matter who asked for it.
  expect(english.replace(/<p class="text">[^<]*<\/p>|<footer>.*<\/footer>/gs, '')).not.toMatch(/[\u0600-\u06ff]/)
  expect(await pageIn('de')).toContain(`class="code-shown">${formatDigits(sent, 'fa')}<`)
})

test('SBX-004 of two messages the newer one stands first, in the list and on the page', async () => {
  const [older, newer] = [await atCode(), await atCode()]
  const ours = [newer.person.mobile, older.person.mobile]
  const messages: { receiver: string }[] = await (await fetch(`${inbox}/messages`)).json()
  expect(messages.map(({ receiver }) => receiver).filter((one) => ours.includes(one))).toEqual(ours)
  const page = await (await fetch(inbox)).text()
  const [above = -1, below = -1] = ours.map((mobile) => page.indexOf(formatDigits(mobile, 'fa')))
  expect(above).toBeGreaterThan(-1)
  expect(below).toBeGreaterThan(above)
})

test('SBX-004 the inbox is a service of the sandbox alone: no other one tells a code', async () => {
  await atCode()
  for (const origin of [api, identity, gateway]) {
    const response = await fetch(`${origin}/messages`)
    expect([origin, response.status]).toEqual([origin, 404])
  }
})

test('VAL-04 an invalid mobile keeps what was typed and says so in Persian', async () => {
  const begun = await beginSignIn(identity)
  const page = await begun.jar.walk(begun.page, { mobile: '0912<b>' })
  const text = await page.text()
  expect(page.status).toBe(400)
  expect(text).toContain('شمارهٔ موبایل نامعتبر است')
  expect(text).toContain('value="0912&lt;b&gt;"')
})

test('HST-059 D-221 Back from the code to a number that was refused before shows the valid one, without its error', async () => {
  const person = await freshPerson(inbox)
  const begun = await beginSignIn(identity)
  const refused = await begun.jar.walk(begun.page, { mobile: '0912' })
  await begun.jar.walk(begun.page, { mobile: person.mobile })
  const back = await begun.jar.walk(refused.url)
  expect(back.status).toBe(200)
  const text = await back.text()
  expect(text).toContain(`value="${person.mobile}"`)
  expect(text).not.toContain('نامعتبر است')
})

test('VAL-09 PLT-035 a code in Persian digits with spaces is the same code', async () => {
  const { begun, tryCode, sent } = await atCode()
  const persian = [...sent].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join(' ')
  const last = await tryCode(persian)
  expect((await exchange(begun, last)).expires_in).toBe(300)
})

test('VAL-09 a code of another length is not judged and stays in the field', async () => {
  const { tryCode, sent, begun } = await atCode()
  const page = await tryCode('12345')
  expect(await page.text()).toMatch(/value="12345"[\s\S]*کد باید ۶ رقم باشد/)
  for (let again = 0; again < 6; again++) await tryCode('12345')
  expect((await exchange(begun, await tryCode(sent))).token_type).toBe('Bearer')
})

test('SBX-002 the code page shows the countdown from the server and the masked number', async () => {
  const { page, person } = await atCode()
  const text = await page.text()
  expect(text).toMatch(/data-seconds="11[89]"/)
  expect(text).not.toContain(person.mobile)
})

test('SBX-002 T17 five wrong codes and the sixth try fails even with the right one', async () => {
  const { tryCode, sent } = await atCode()
  const texts: string[] = []
  for (let tries = 0; tries < 5; tries++) texts.push(await (await tryCode(otherThan(sent))).text())
  expect(texts[0]).toContain('۴ تلاش دیگر دارید')
  expect(texts[4]).toContain('این کد باطل شد')
  expect(await (await tryCode(sent)).text()).toContain('این کد باطل شد')
})

test('T17 of two hundred guesses at the same moment five are judged', async () => {
  const { tryCode, sent } = await atCode()
  const pages = await Promise.all(Array.from({ length: 200 }, () => tryCode(otherThan(sent))))
  const judged = (await Promise.all(pages.map((page) => page.text()))).filter((text) =>
    text.includes('تلاش دیگر دارید'),
  )
  expect(judged).toHaveLength(4)
  expect(await (await tryCode(sent)).text()).toContain('باطل شد')
})

test('SBX-002 another code may not be sent before the countdown ends', async () => {
  const { begun } = await atCode()
  const page = await begun.jar.walk(`${begun.page}/code/resend`, {})
  expect(await page.text()).toMatch(/۱۱[۸۹] ثانیهٔ دیگر/)
})

test('T17 D-30 a code is worth nothing in another sign-in of the same number', async () => {
  const { person, sent } = await atCode()
  const other = await beginSignIn(identity)
  await other.jar.walk(other.page, { mobile: person.mobile })
  const own = await newestCode(inbox, person.mobile)
  const page = await other.jar.walk(`${other.page}/code`, { code: own === sent ? otherThan(sent) : sent })
  expect(await page.text()).toContain('کد نادرست است')
})

test('T17 a used code opens no second session: the page is no longer valid', async () => {
  const { begun, tryCode, sent } = await atCode()
  await exchange(begun, await tryCode(sent))
  const again = await tryCode(sent)
  expect(again.status).toBe(410)
  expect(await again.text()).toContain('این صفحه دیگر معتبر نیست')
})

test('T17 the page does not tell a stranger whether a number has an account', async () => {
  const stranger = await beginSignIn(identity)
  const page = await stranger.jar.walk(stranger.page, { mobile: '09990000001' })
  const { page: known } = await atCode()
  const shape = (text: string) => text.replace(/sign-in\/[\w-]+/g, '').replace(/<bdi.*?<\/bdi>|data-seconds="\d+"/g, '')
  expect(shape(await page.text())).toBe(shape(await known.text()))
})

test('the pages speak English where the shell asks for it, and can be switched', async () => {
  const begun = await beginSignIn(identity, { extra: { ui_locales: 'en' } })
  expect(await (await begun.jar.walk(begun.page)).text()).toContain('<html lang="en" dir="ltr">')
  expect(await (await begun.jar.walk(`${begun.page}?lang=fa`)).text()).toContain('<html lang="fa" dir="rtl">')
})

test('SBX-018 T15 the pages may not be framed, run no inline script and load nothing from elsewhere', async () => {
  const begun = await beginSignIn(identity)
  const page = await begun.jar.walk(begun.page)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await page.text()).not.toMatch(/<script>|style=|<style/)
})

test('SBX-019 twenty people sign in at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => freshPerson(inbox)))
  const tokens = await Promise.all(people.map((person) => signIn(identity, inbox, person.mobile)))
  expect(new Set(tokens.map((one) => one.access_token)).size).toBe(20)
})

const whitelistPath = '/general/api/v1/settings/event-whitelist/'

test('SBX-005 SBX-026 the identity host names the events that may be counted, winner11 to winner40 among them', async () => {
  const winners = Array.from({ length: 30 }, (_, index) => [`winner${index + 11}`, true])
  const named = await (await fetch(`${identity}${whitelistPath}`)).json()
  expect(named).toMatchObject({ page_visit: true, receipt_viewed: true, ...Object.fromEntries(winners) })
})

test('F14 a provider that responds with 500 on demand, once', async () => {
  // No other test asks for this address; otherwise it could take the one response.
  const path = '/of-this-test/'
  await control(inbox, 'force', { service: 'identity', path, status: 500, message: 'از کار افتاده' })
  expect((await fetch(`${identity}${path}`)).status).toBe(500)
  expect((await fetch(`${identity}${path}`)).status).toBe(404)
})
