import { buildNationalCode } from '../identifiers/check-digits'
import type { PersonKind } from './person-kinds'

const person = (mobile: string, kind: PersonKind, note: string, first_name: string, last_name: string) => ({
  mobile,
  kind,
  note,
  first_name,
  last_name,
  national_code: buildNationalCode(`00${mobile.slice(4)}`),
})

/** The people that one can sign in as (SBX-014), each with a note on what to find there. All invented. */
export const seedPeople = [
  { mobile: '09120000000', kind: 'new' as const, note: 'just signed up, nothing known (level 0)' },
  person('09120000001', 'identified', 'identified, account not active yet (level 1)', 'آرش', 'بهمنی'),
  person('09120000002', 'empty', 'account active, nothing bought yet', 'مهسا', 'کوهستانی'),
  person('09120000003', 'investor', 'investor: funds, portfolios, a share, a card, two open orders', 'نگار', 'فرهمند'),
  person('09120000004', 'pma-holder', 'holds the gold portfolio', 'کاوه', 'رستگار'),
  person('09120000005', 'card-holder', 'card in use', 'لاله', 'آذرمهر'),
  person('09120000006', 'card-pending', 'card request begun', 'بهرام', 'نیک‌پی'),
  person('09120000007', 'card-failed', 'card request refused, to be corrected', 'ترانه', 'سرافراز'),
  person('09120000008', 'card-waiting', 'card request at the bank', 'سامان', 'دریایی'),
  person('09120000009', 'card-blocked', 'card blocked', 'پریسا', 'پاکزاد'),
  person('09120000010', 'card-verified', 'card on its way', 'یاشار', 'کهن‌سال'),
  person('09120000011', 'card-required', 'may request a card', 'مینو', 'گلستانه'),
  person('09120000012', 'limit-amount', 'too little in the card fund for a card', 'شایان', 'رهنورد'),
  person('09120000013', 'vip-pending', 'VIP, recommendation waits for its fee', 'هدیه', 'سپهری'),
  person('09120000014', 'vip-open', 'VIP, fee of the recommendation paid', 'آرمان', 'دادگر'),
  person('09120000015', 'recommendation-risk', 'recommendation begun, risk to be assessed', 'نسترن', 'یزدانی'),
  person('09120000016', 'recommendation-offers', 'chooses between recommended offers', 'کیان', 'مهرآیین'),
  person('09120000017', 'recommendation-waiting', 'recommendation paid, units to come', 'شیرین', 'بامداد'),
  person('09120000018', 'recommendation-part-done', 'recommendation of which a part failed', 'رامین', 'سروستانی'),
]
