import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import type { CookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn, exchange, newestCode } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { virtualAuthenticator } from '../testing/virtual-authenticator'
import { maskMobile } from './fields'

const { identity, inbox } = testOrigins()

/** What a page hands to the browser's WebAuthn. */
function optionsOn(text: string) {
  const [, json = '{}'] = /data-passkey="([^"]*)"/.exec(text) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"'))
}

/** A person whose code was right on a device that can keep a passkey. */
async function atOffer(jar?: CookieJar, mobile?: string) {
  const person = mobile === undefined ? await freshPerson(inbox) : { mobile }
  const begun = await beginSignIn(identity, { jar, extra: { prompt: 'login' } })
  await begun.jar.walk(begun.page, { mobile: person.mobile })
  const code = await newestCode(inbox, person.mobile)
  const page = await begun.jar.walk(`${begun.page}/code`, { code, passkey: 'able' })
  return { begun, page, mobile: person.mobile, options: optionsOn(await page.text()) }
}

async function withPasskey() {
  const offer = await atOffer()
  const device = virtualAuthenticator(identity)
  const made = await offer.begun.jar.walk(`${offer.begun.page}/passkey/new`, {
    response: device.create(offer.options.create),
  })
  await exchange(offer.begun, made)
  return { device, jar: offer.begun.jar, mobile: offer.mobile }
}

/** The same browser some time later. */
async function comeBack(jar: CookieJar) {
  const begun = await beginSignIn(identity, { jar, extra: { prompt: 'login' } })
  const text = await (await jar.walk(begun.page)).text()
  return {
    begun,
    text,
    get: optionsOn(text).get,
    send: (response: string) => jar.walk(`${begun.page}/passkey`, { response }),
  }
}

const isRefused = async (page: Response) => (await page.text()).includes('این گذرکلید پذیرفته نشد')

test('D-128: a passkey that was made after a code signs in the next time, without a number and without a code', async () => {
  const { device, jar, mobile } = await withPasskey()
  const { begun, get, send } = await comeBack(jar)
  const { access_token } = await exchange(begun, await send(device.get(get)))
  const info = await fetch(`${identity}/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await info.json()).toMatchObject({ preferred_username: mobile })
})

test('D-128 T17: what was signed for one sign-in is refused in another one', async () => {
  const { device, jar } = await withPasskey()
  const first = await comeBack(jar)
  const signed = device.get(first.get)
  const { send } = await comeBack(jar)
  expect(await isRefused(await send(signed))).toBe(true)
})

test('D-128 T17: a key that no one here has made, and one whose person was not verified, sign no one in', async () => {
  const { device, jar } = await withPasskey()
  const { get, send } = await comeBack(jar)
  expect(await isRefused(await send(virtualAuthenticator(identity).get(get)))).toBe(true)
  expect(await isRefused(await send(device.get(get, { isVerified: false })))).toBe(true)
  for (const garbage of ['', '{}', '[1]', '{"id":1,"response":{}}'])
    expect([garbage, await isRefused(await send(garbage))]).toEqual([garbage, true])
})

test('D-128 T15: what was signed on a page of another origin is refused', async () => {
  const { begun, options } = await atOffer()
  const elsewhere = virtualAuthenticator('https://sarv.example')
  const page = await begun.jar.walk(`${begun.page}/passkey/new`, { response: elsewhere.create(options.create) })
  expect(await isRefused(page)).toBe(true)
})

test('D-128: no one makes a passkey before a code was right, nor for a number typed afterwards', async () => {
  const begun = await beginSignIn(identity)
  expect((await begun.jar.walk(`${begun.page}/passkey/new`)).url).toBe(begun.page)
  const offer = await atOffer()
  const victim = await freshPerson(inbox)
  await offer.begun.jar.walk(offer.begun.page, { mobile: victim.mobile })
  const last = await offer.begun.jar.walk(`${offer.begun.page}/passkey/skip`, {})
  const { access_token } = await exchange(offer.begun, last)
  const info = await fetch(`${identity}/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await info.json()).toMatchObject({ preferred_username: offer.mobile })
})

test('D-128: who says not now is not asked again in this browser, and a device that cannot is never asked', async () => {
  const { begun, mobile } = await atOffer()
  await exchange(begun, await begun.jar.walk(`${begun.page}/passkey/skip`, {}))
  const again = await atOffer(begun.jar, mobile)
  expect(again.page.headers.get('location')).toContain('/callback')
})

test('HST-059: the number is remembered on this device, until a person has it forgotten there', async () => {
  const { jar, mobile } = await withPasskey()
  const { begun, text } = await comeBack(jar)
  expect(text).toContain(`value="${maskMobile(mobile)}"`)
  expect(text).not.toContain(mobile)
  const forgotten = await (await jar.walk(`${begun.page}/forget`, {})).text()
  expect(forgotten).not.toContain(mobile)
  expect(forgotten).not.toContain('data-passkey')
})

test('T21 D-162: the last number signs in by its two ends, which no page of the sign-in completes', async () => {
  const { jar, mobile } = await withPasskey()
  const { begun } = await comeBack(jar)
  const code = await (await jar.walk(begun.page, { mobile: maskMobile(mobile) })).text()
  const pages = [code, ...(await Promise.all(['', '/register', '/register?new=1'].map(textOf)))]
  function textOf(path: string) {
    return jar.walk(begun.page + path).then((page) => page.text())
  }
  for (const page of pages) expect(page).not.toContain(mobile)
  const end = await jar.walk(`${begun.page}/code`, { code: await newestCode(inbox, mobile) })
  const { access_token } = await exchange(begun, end)
  const info = await fetch(`${identity}/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await info.json()).toMatchObject({ preferred_username: mobile })
})

test('HST-059: a refused form leads to a page that reads the same again, and judges no second try', async () => {
  const { mobile } = await freshPerson(inbox)
  const begun = await beginSignIn(identity)
  await begun.jar.walk(begun.page, { mobile })
  const sent = await newestCode(inbox, mobile)
  const wrong = String((Number(sent) + 1) % 1_000_000).padStart(6, '0')
  const form = await begun.jar.send(`${begun.page}/code`, { code: wrong })
  expect(form.status).toBe(303)
  const address = new URL(form.headers.get('location') ?? '', begun.page).href
  for (let reload = 0; reload < 6; reload++)
    expect(await (await begun.jar.walk(address)).text()).toContain('۴ تلاش دیگر دارید')
  const english = await (await begun.jar.walk(`${address}&lang=en`)).text()
  expect(english).toContain('You have 4 more tries')
  const stranger = await beginSignIn(identity)
  await stranger.jar.walk(stranger.page, { mobile })
  const other = address.replace(begun.page, stranger.page)
  expect(await (await stranger.jar.walk(other)).text()).not.toContain('تلاش دیگر دارید')
  expect((await exchange(begun, await begun.jar.walk(`${begun.page}/code`, { code: sent }))).token_type).toBe('Bearer')
})

test('D-128: who signs in to see the passkeys can remove one, which signs no one in any more', async () => {
  const { device, jar, mobile } = await withPasskey()
  const { begun, get, send } = await comeBack(jar)
  await jar.walk(`${begun.page}/passkeys/show`, {})
  const list = await (await send(device.get(get))).text()
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(list) ?? []
  const stranger = await atOffer()
  await stranger.begun.jar.walk(`${stranger.begun.page}/passkeys/remove`, { id })
  expect(await (await jar.walk(`${begun.page}/passkeys`)).text()).toContain(id)
  expect(await (await jar.walk(`${begun.page}/passkeys/remove`, { id })).text()).toContain('گذرکلیدی ندارید')
  const tokens = await exchange(begun, await jar.walk(`${begun.page}/passkeys/done`, {}))
  expect(tokens.token_type).toBe('Bearer')
  const next = await comeBack(jar)
  expect(next.text).toContain(`value="${maskMobile(mobile)}"`)
  expect(next.get).toBeUndefined()
  const challenge = Buffer.from(new URL(next.begun.page).pathname.split('/')[2] ?? '').toString('base64url')
  expect(await isRefused(await next.send(device.get({ challenge, rpId: 'localhost' })))).toBe(true)
})
