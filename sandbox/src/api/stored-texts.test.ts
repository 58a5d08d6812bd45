import { beforeAll, expect, test } from '@jest/globals'
import { createPerson } from '../seed/person'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestApp, type TestClient } from '../testing/test-app'

const holder = 'نگار فرهمند'

const app = openBeforeAll(() => openTestApp('2026-11-21T08:30:00Z'))
let persian: TestClient
let english: TestClient
beforeAll(async () => {
  const [first_name = '', last_name = ''] = holder.split(' ')
  const person = await app.db.transaction((sql) =>
    createPerson(sql, app.clock, { kind: 'investor', first_name, last_name }),
  )
  persian = await app.signIn(person.sub)
  english = await app.signIn(person.sub, 'en')
})

const read = async (client: TestClient, path: string) => {
  const { status, body } = await client.get(path)
  return { status, text: JSON.stringify(body).replaceAll(holder, '') }
}

test.each([
  ['/fund/api/v1/info/funds/', 'زرناب هامون', 'Hamun Pure Gold'],
  ['/fund/api/v1/user_fund/11307/', 'چکاد بلند', 'High Summit'],
  ['/fund/api/v1/user_asset/', 'فولاد البرزکوه', 'Alborzkuh Steel'],
  ['/fund/api/v1/transactions/', 'میانه‌رود', 'Middle River'],
  ['/fund/api/v1/cardex/', 'نیلوفر کبود', 'Blue Lotus'],
  ['/fund/api/v1/deposit-certificate/', 'چکاد بلند', 'High Summit'],
  ['/fund/api/v1/accounts/', 'بانک خاورمیانه', 'Middle East Bank'],
  ['/pma/api/v1/portfolio/plans/', 'گواهی شمش طلا', 'Gold bar certificates'],
  ['/pma/api/v1/portfolio/all/', 'سبد آرامش', 'Calm portfolio'],
  ['/general/api/v1/home/', 'طلا، بی‌دردسرِ نگهداری', 'Gold, without the trouble of keeping it'],
  ['/prize/api/v1/programmes/', 'پنج شمش', 'Five one-gram gold bars'],
  ['/fund/api/v1/change-broker/', 'کارگزاری پل نقره', 'Pol-e Noghreh Brokerage'],
  ['/general/api/v1/navigation/', 'دارایی‌ها', 'Assets'],
  ['/general/api/v1/province/', 'آذربایجان شرقی', 'East Azerbaijan'],
  ['/general/api/v1/province/8/city/', 'شمیرانات', 'Shemiranat'],
  ['/general/api/v1/settings/pwa/', 'بازار', 'Bazaar'],
  ['/general/api/v1/settings/bankpromotion/', 'سود روزشمار', 'Daily profit'],
])('PLT-013 PLT-033 %s says what it stores in the language of the call', async (path, fa, en) => {
  const inPersian = await read(persian, path)
  const inEnglish = await read(english, path)
  expect([inPersian.status, inEnglish.status]).toEqual([200, 200])
  expect(inPersian.text).toContain(fa)
  expect(inEnglish.text).toContain(en)
  expect(inEnglish.text).not.toMatch(/\p{Script=Arabic}/u)
})

test('PLT-013 what a payment is for stands in it in both languages, no matter who asked for it', async () => {
  const account = (await persian.get<{ accounts: { id: number }[] }>('/bank/api/v1/account/accounts-with-onb/')).body
  const wish = { account_id: account.accounts[0]?.id, amount: 5_000_000 }
  const asked = (await persian.post<{ uuid: string; title: string }>('/bank/api/v1/charge/', wish)).body
  expect(asked.title).toBe('افزایش موجودی حساب')
  const [stored] = await app.db.query<{ title: object }>('select title from payment where uuid = $1', [asked.uuid])
  expect(stored?.title).toEqual({ fa: 'افزایش موجودی حساب', en: 'Money into the account' })
  const bought = await english.post<{ title: string; description: string }>('/bank/api/v1/fast-invest/', {
    amount: 5_000_000,
    callback_url: 'http://localhost:3000/payment/receipt',
  })
  expect(bought.body).toMatchObject({
    title: 'Purchase of Sepidar Card',
    description: 'The units are yours once the purchase has settled.',
  })
})
