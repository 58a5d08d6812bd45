import type { PageInfo } from '@sarv/shared/contract/onboarding'
import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import type { Localizable } from '../../local-text/local-text'
import { block, gatewayInfos, info } from '../flow/stage-parts'
import type { SuitabilityNotice } from '../portfolio/suitability'
import type { Slip } from '../slip/bank-slip'
import { houseAccounts } from '../slip/house-accounts'

/** What is to be paid now, of how much, and what is left for later. Rial. */
export interface ToPay {
  readonly now: number
  readonly total: number
  readonly later: number
}

/** Describes the only payment of a portfolio. */
export const wholeAmount = { fa: 'همهٔ مبلغ سبد، در یک پرداخت', en: 'The whole amount, in one payment' }

export const paymentAmount = ({ now, total, later }: ToPay): Localizable<PageInfo> =>
  block(
    'payment_amount',
    { fa: 'مبلغ پرداخت', en: 'Amount to pay' },
    1,
    [
      info('amount', later > 0 ? { fa: 'پیش‌پرداخت', en: 'Deposit' } : { fa: 'مبلغ', en: 'Amount' }, now),
      info('total_amount', { fa: 'مبلغ کل سبد', en: 'Whole amount of the portfolio' }, total),
      info('remainder', { fa: 'مبلغ تکمیلی', en: 'Remaining amount' }, later),
    ],
    later > 0 ? null : wholeAmount,
  )

export const paymentMethods = (gateways: readonly Localizable<PaymentMethod>[]): Localizable<PageInfo> =>
  block('payment_methods', { fa: 'روش پرداخت', en: 'How to pay' }, 2, [
    ...gatewayInfos(gateways),
    info('RECEIPT', { fa: 'بارگذاری رسید بانکی', en: 'Upload a bank slip' }, null, 'receipt'),
  ])

export const accounts = (): Localizable<PageInfo> =>
  block(
    'accounts',
    { fa: 'حساب‌های سرو', en: "Sarv's accounts" },
    3,
    houseAccounts.flatMap(({ label, icon, account_number, iban }) => [
      info('account_number', label, account_number, icon),
      info('iban', label, iban, icon),
    ]),
  )

export const receipt = (amount: number, slip: Slip): Localizable<PageInfo> =>
  block('receipt', { fa: 'رسید در حال بررسی', en: 'Slip being checked' }, 4, [
    info('status', { fa: 'وضعیت ثبت', en: 'Status' }, 'SUCCESS'),
    info('amount', { fa: 'مبلغ', en: 'Amount' }, amount),
    info('tracking_number', { fa: 'شمارهٔ پیگیری', en: 'Tracking number' }, slip.tracking_number),
    info('date', { fa: 'تاریخ', en: 'Date' }, slip.date),
    info('account_number', { fa: 'شمارهٔ حساب مبدأ', en: 'Number of the account paid from' }, slip.account_number),
  ])

export const additionalAmount = (amount: number): Localizable<PageInfo> =>
  block('additional_amount', { fa: 'مبلغ تکمیلی', en: 'Remaining amount' }, 1, [
    info('amount', { fa: 'مبلغ تکمیلی', en: 'Remaining amount' }, amount),
  ])

/** The warning that the plan is riskier than the person's measured risk. */
export const suitability = ({ survey_id, text }: SuitabilityNotice): Localizable<PageInfo> =>
  block(
    'suitability',
    { fa: 'این سبد با ریسک‌پذیری شما جور نیست', en: "This portfolio doesn't fit your risk" },
    0,
    [info('survey_id', null, survey_id)],
    text,
  )

/** The person who signs, and the address to which the contracts go. */
export interface Signer {
  readonly name: string
  readonly national_code: string | null
  readonly mobile: string
  readonly email: string | null
  readonly address_id: number | null
  readonly address: string | null
  readonly postal_code: string | null
}

export const userInfo = (signer: Signer): Localizable<PageInfo> =>
  block('user_info', { fa: 'اطلاعات شما', en: 'Your details' }, 1, [
    info('pma_owner', { fa: 'صاحب دارایی', en: 'Owner' }, signer.name),
    info('national_code', { fa: 'کد ملی', en: 'National code' }, signer.national_code),
    info('mobile', { fa: 'شمارهٔ موبایل', en: 'Mobile number' }, signer.mobile),
    info('email_address', { fa: 'ایمیل', en: 'Email' }, signer.email),
    info('address_id', null, signer.address_id),
    info('address_detail', { fa: 'نشانی', en: 'Address' }, signer.address),
    info('postal_code', { fa: 'کد پستی', en: 'Postal code' }, signer.postal_code),
  ])

export const digitalSign = (signature: string, signedAt: Date): Localizable<PageInfo> =>
  block('digital_sign', { fa: 'امضای دیجیتال', en: 'Digital signature' }, 2, [
    info('digital_sign', { fa: 'امضای دیجیتال', en: 'Digital signature' }, signature),
    info('signed_at', { fa: 'زمان امضا', en: 'Signed at' }, signedAt.toISOString()),
  ])

export const portfolioMade = (prx: string): Localizable<PageInfo> =>
  block('portfolio', { fa: 'سبد شما', en: 'Your portfolio' }, 1, [
    info('prx', { fa: 'کد سبد', en: 'Portfolio code' }, prx),
  ])
