import { expect, test } from '@jest/globals'
import { endedPage, errorPage, paymentPage, unavailablePage } from './gateway-page'
import { psps } from './psps'
import type { Session } from './session'

const session: Session = {
  payment_uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  amount: 50_000_000,
  title: { fa: 'چکاد', en: 'Chakad' },
  callback_url: 'http://localhost:3000/payment/receipt',
  status: 'SUCCESS',
  trace_no: '408126773915',
  decided_at: new Date('2026-11-21T12:50:00Z'),
  payer: 'Negar',
  psp: 'negin',
  expires_at: new Date('2026-11-21T13:00:00Z'),
}
const now = new Date('2026-11-21T12:52:00Z')
const persian = /\p{Script=Arabic}/u

type At = Parameters<typeof paymentPage>[0]
const pages: readonly [string, (at: At) => string][] = [
  ['payment', (at) => paymentPage(at, session)],
  ['result', (at) => endedPage(at, session, now)],
  ['outage', (at) => unavailablePage(at, '/again')],
  ['error', (at) => errorPage(at, { fa: 'نه', en: 'no' }, 'http://localhost:3000')],
]

test.each(pages.flatMap(([name, page]) => psps.map((psp) => ({ name, page, psp }))))(
  'PLT-013: the $name page of $psp.key is in the language of whoever was sent there',
  ({ page, psp }) => {
    const [inPersian, inEnglish] = [page({ psp, language: 'fa' }), page({ psp, language: 'en' })]
    expect(inPersian).toContain('<html lang="fa" dir="rtl">')
    expect(inPersian).toMatch(persian)
    expect(inEnglish).toContain('<html lang="en" dir="ltr">')
    expect(decodeURIComponent(inEnglish.replaceAll('+', ' '))).not.toMatch(persian)
  },
)

test('PLT-013: an amount and the hour have the digits of their language', () => {
  const page = (language: At['language']) => paymentPage({ psp: psps[0], language }, session)
  for (const text of ['۵۰٬۰۰۰٬۰۰۰', '۱۶:۳۰']) expect(page('fa')).toContain(text)
  for (const text of ['50,000,000', '16:30']) expect(page('en')).toContain(text)
})
