import { expect, test } from '@jest/globals'
import { freshPerson, setSmsOutage } from '@sarv/platform/testing/control'
import { beginSignIn, newestCode } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { identity, inbox } = testOrigins()

test.each([
  ['fa', 'پیامک فرستاده نشد', 'تلاش دوباره'],
  ['en', 'The text message was not sent', 'Try again'],
] as const)(
  'F61 SBX-002 SBX-015 while the SMS service is down sign-in says so in %s, and its retry sends a code at once',
  async (language, said, retry) => {
    const person = await freshPerson(inbox)
    const { mobile } = person
    const { jar, page } = await beginSignIn(identity, { extra: { ui_locales: language } })
    await jar.walk(`${page}?lang=${language}`)
    await setSmsOutage(inbox, person, true)
    const failed = await jar.walk(page, { mobile })
    const text = await failed.text()
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    expect(text).toContain(said)
    expect(text).toContain(`href="${new URL(page).pathname}"`)
    expect(text).toContain(retry)
    await expect(newestCode(inbox, mobile)).rejects.toThrow('no code has arrived')

    await setSmsOutage(inbox, person, false)
    // Nothing was sent, so that no countdown of a code stands in the way.
    const form = await jar.walk(page, { mobile })
    expect(form.url).toBe(`${page}/code`)
    expect(await newestCode(inbox, mobile)).toMatch(/^\d{6}$/)
  },
)
