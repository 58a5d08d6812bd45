import { nationalCodeOf } from './numbers'
import type { PersonKind } from './person-kinds'

const person = (mobile: string, kind: PersonKind, first_name: string, last_name: string) => ({
  mobile,
  kind,
  first_name,
  last_name,
  national_code: nationalCodeOf(`00${mobile.slice(4)}`),
})

/** The people that one can sign in as (SBX-014). All invented. */
export const PEOPLE = [
  { mobile: '09120000000', kind: 'new' as const },
  person('09120000001', 'identified', 'آرش', 'بهمنی'),
  person('09120000002', 'empty', 'مهسا', 'کوهستانی'),
  person('09120000003', 'investor', 'نگار', 'فرهمند'),
  person('09120000004', 'pma-holder', 'کاوه', 'رستگار'),
  person('09120000005', 'card-holder', 'لاله', 'آذرمهر'),
  person('09120000006', 'card-pending', 'بهرام', 'نیک‌پی'),
  person('09120000007', 'card-failed', 'ترانه', 'سرافراز'),
  person('09120000008', 'card-waiting', 'سامان', 'دریایی'),
  person('09120000009', 'card-blocked', 'پریسا', 'پاکزاد'),
  person('09120000010', 'card-verified', 'یاشار', 'کهن‌سال'),
  person('09120000011', 'card-required', 'مینو', 'گلستانه'),
  person('09120000012', 'limit-amount', 'شایان', 'رهنورد'),
  person('09120000013', 'vip-pending', 'هدیه', 'سپهری'),
]
