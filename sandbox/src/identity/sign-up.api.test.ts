import { randomInt } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { beginSignIn, exchange, newestCode, signIn } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api, identity, inbox } = testOrigins()
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const newcomer = () => ({ mobile: `09${digits(9)}`, national_code: `2${digits(9)}` })

async function atPassword(who = newcomer()) {
  const begun = await beginSignIn(identity)
  await begun.jar.walk(`${begun.page}/register`, who)
  const page = await begun.jar.walk(`${begun.page}/register/code`, { code: await newestCode(inbox, who.mobile) })
  const choose = (password: string) => begun.jar.walk(`${begun.page}/password`, { password })
  return { begun, who, page, choose }
}

test('SBX-003 HST-058 national code, registry code and password make a person of level 1 who is signed in', async () => {
  const { begun, who, choose } = await atPassword()
  const tokens = await exchange(begun, await choose('Passw0rd'))
  const response = await fetch(`${api}/onboarding/api/v1/profile/`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await response.json()).toMatchObject({
    level: 1,
    preferred_username: who.mobile,
    national_code: who.national_code,
    first_name: expect.stringMatching(/./),
    last_name: expect.stringMatching(/./),
  })
  expect((await signIn(identity, inbox, who.mobile)).token_type).toBe('Bearer')
})

test('SBX-003 an unknown number that proved its code is led to sign up with its number filled in', async () => {
  const { mobile } = newcomer()
  const begun = await beginSignIn(identity)
  await begun.jar.walk(begun.page, { mobile })
  const page = await begun.jar.walk(`${begun.page}/code`, { code: await newestCode(inbox, mobile) })
  const text = await page.text()
  expect(page.url).toContain('/register')
  expect(text).toContain('با این شماره هنوز حسابی ندارید')
  expect(text).toContain(`value="${mobile}"`)
})

test('SBX-003 the shell can lead straight to the sign-up page', async () => {
  const begun = await beginSignIn(identity, { extra: { screen_hint: 'register' } })
  expect(begun.page).toMatch(/\/register$/)
})

test.each(['passw0rd', 'Password', 'Pass0rd', 'Aaaaaaaaaaaaaaa1'])(
  'VAL-06 the password %s is refused in Persian and stays in the field',
  async (password) => {
    const { choose } = await atPassword()
    const text = await (await choose(password)).text()
    expect(text).toContain('رمز عبور باید ۸ تا ۱۵ حرف یا رقم باشد')
    expect(text).toContain(`value="${password}"`)
  },
)

test.each([
  ['fa', 'نمایش رمز', 'پنهان کردن'],
  ['en', 'Show password', 'Hide password'],
])('SBX-003 the password can be shown by a button that only a script brings (%s)', async (lang, show, hide) => {
  const { begun } = await atPassword()
  const page = await begun.jar.walk(`${begun.page}/password?lang=${lang}`)
  const text = await page.text()
  expect(text).toContain(
    `<button type="button" class="link" aria-controls="password" data-show="${show}" data-hide="${hide}" hidden>${show}</button>`,
  )
  expect(text).toContain('<script src="/assets/show-password.js" defer></script>')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect((await fetch(new URL('/assets/show-password.js', page.url))).status).toBe(200)
})

test('VAL-04 VAL-05 both errors of the first page are shown at once and nothing typed is lost', async () => {
  const begun = await beginSignIn(identity)
  const page = await begun.jar.walk(`${begun.page}/register`, { mobile: '0912', national_code: '123' })
  const text = await page.text()
  expect(text).toContain('کد ملی باید ده رقم عددی باشد')
  expect(text).toContain('شمارهٔ موبایل نامعتبر است')
  expect(text).toMatch(/value="123"[\s\S]*value="0912"/)
})

test('SBX-003 T20 no one chooses a password before the registry code was right', async () => {
  const who = newcomer()
  const begun = await beginSignIn(identity)
  await begun.jar.walk(`${begun.page}/register`, who)
  const page = await begun.jar.walk(`${begun.page}/password`, { password: 'Passw0rd' })
  expect(page.url).toMatch(/\/register$/)
})

test('SBX-003 T20 changing the number after the registry code asks for a new code', async () => {
  const { begun, choose, who } = await atPassword()
  await begun.jar.walk(`${begun.page}/register`, { ...who, mobile: newcomer().mobile })
  expect((await choose('Passw0rd')).url).toMatch(/\/register$/)
})

test('SBX-003 a number or national code that has an account is told so, after the code', async () => {
  const person = await freshPerson(inbox, { level: 2 })
  const sameMobile = await atPassword({ ...newcomer(), mobile: person.mobile })
  expect(await sameMobile.page.text()).toContain('با این شماره حساب دارید')
  const sameCode = await atPassword({ ...newcomer(), national_code: person.national_code ?? '' })
  expect(await sameCode.page.text()).toContain('با این کد ملی پیش‌تر حسابی ساخته شده است')
})

test('SBX-019 T16 the password form sent five times at once makes one account', async () => {
  const { choose, who } = await atPassword()
  const responses = await Promise.all(Array.from({ length: 5 }, () => choose('Passw0rd')))
  const atShell = responses.filter((response) => response.headers.get('location')?.includes('/callback'))
  expect(atShell.length).toBeGreaterThanOrEqual(1)
  expect((await signIn(identity, inbox, who.mobile)).token_type).toBe('Bearer')
})
