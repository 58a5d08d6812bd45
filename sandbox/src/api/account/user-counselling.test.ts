import { expect, test } from '@jest/globals'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { openBeforeAll } from '../../testing/open-before-all'
import { openTestApp } from '../../testing/test-app'

const path = '/onboarding/api/v1/user-counselling/'
const asked = { name: 'نگار فرهمند', mobile: '09120000003', topic: 'FUND', message: 'کدام صندوق برای یک سال؟' }

const app = openBeforeAll(() => openTestApp('2026-11-21T08:30:00Z'))

async function newPerson(language: 'fa' | 'en' = 'fa') {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  const client = await app.signIn(sub, language)
  const kept = () =>
    app.db.query('select name, mobile, topic, message from counselling_request where sub = $1 order by id', [sub])
  return { ...client, kept }
}

const newestSms = async (receiver: string) =>
  (
    await app.db.query<{ text: string }>('select text from sms where receiver = $1 order by id desc limit 1', [
      receiver,
    ])
  )[0]?.text

test.each([
  ['fa', '09120000071', /^سرو: درخواست مشاورهٔ شما ثبت شد/],
  ['en', '09120000072', /^Sarv: your request has arrived/],
] as const)(
  'SBX-046 SUP-026: a request in %s is kept, and a text message confirms it',
  async (language, mobile, text) => {
    const person = await newPerson(language)
    const { status, body } = await person.post(path, { ...asked, mobile })
    expect([status, body]).toEqual([200, { id: expect.any(Number) }])
    expect(await person.kept()).toEqual([{ ...asked, mobile }])
    expect(await newestSms(mobile)).toMatch(text)
  },
)

test.each([
  ['no name', { name: '' }],
  ['a name that begins with a space', { name: ' نگار' }],
  ['a name of marks that no one sees', { name: '\u202e\u200f' }],
  ['a number with nine digits', { mobile: '091200000' }],
  ['a number with letters', { mobile: '0912000000a' }],
  ['an unknown topic', { topic: 'LOTTERY' }],
  ['a message of spaces', { message: '   ' }],
  ['2,001 characters', { message: 'ن'.repeat(2001) }],
])('SBX-046 VAL-01 VAL-04: %s is refused with a sentence, and nothing is kept or sent', async (_, wrong) => {
  const person = await newPerson()
  const mobile = '09120000073'
  const { status, body } = await person.post(path, { ...asked, mobile, ...wrong })
  expect([status, errorMessage(body)]).toEqual([400, expect.stringMatching(/\p{Script=Arabic}/u)])
  expect([await person.kept(), await newestSms(mobile)]).toEqual([[], undefined])
})

test('SBX-046: a sixth request in a day is refused with the way to the phone', async () => {
  const person = await newPerson()
  for (let request = 0; request < 5; request++) expect((await person.post(path, asked)).status).toBe(200)
  const { status, body } = await person.post(path, asked)
  expect([status, errorMessage(body)]).toEqual([429, expect.stringContaining('با پشتیبانی تماس بگیرید')])
  app.clock.advance(86_401)
  expect((await person.post(path, asked)).status).toBe(200)
})
