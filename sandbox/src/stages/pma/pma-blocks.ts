import type { PaymentMethod } from '@sarv/shared/contract/fund-payment'
import type { PageInfo } from '@sarv/shared/contract/onboarding'
import { block, gatewayInfos, info } from '../flow/stage-parts'
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

export const paymentAmount = ({ now, total, later }: ToPay): PageInfo =>
  block(
    'payment_amount',
    'مبلغ پرداخت',
    1,
    [
      info('amount', later > 0 ? 'پیش‌پرداخت' : 'مبلغ', now),
      info('total_amount', 'مبلغ کل سبد', total),
      info('remainder', 'مبلغ تکمیلی', later),
    ],
    later > 0 ? null : wholeAmount.fa,
  )

export const paymentMethods = (gateways: readonly PaymentMethod[]): PageInfo =>
  block('payment_methods', 'روش پرداخت', 2, [
    ...gatewayInfos(gateways),
    info('RECEIPT', 'بارگذاری رسید بانکی', null, 'receipt'),
  ])

export const accounts = (): PageInfo =>
  block(
    'accounts',
    'حساب‌های سرو',
    3,
    houseAccounts.flatMap(({ label, icon, account_number, iban }) => [
      info('account_number', label, account_number, icon),
      info('iban', label, iban, icon),
    ]),
  )

export const receipt = (amount: number, slip: Slip): PageInfo =>
  block('receipt', 'رسید در حال بررسی', 4, [
    info('status', 'وضعیت ثبت', 'SUCCESS'),
    info('amount', 'مبلغ', amount),
    info('tracking_number', 'شماره پیگیری', slip.tracking_number),
    info('date', 'تاریخ', slip.date),
    info('account_number', 'شماره حساب مبدأ', slip.account_number),
  ])

export const additionalAmount = (amount: number): PageInfo =>
  block('additional_amount', 'مبلغ تکمیلی', 1, [info('amount', 'مبلغ تکمیلی', amount)])

/** Who signs, and where the contracts go. */
export interface Signer {
  readonly name: string
  readonly national_code: string | null
  readonly mobile: string
  readonly email: string | null
  readonly address_id: number | null
  readonly address: string | null
  readonly postal_code: string | null
}

export const userInfo = (signer: Signer): PageInfo =>
  block('user_info', 'اطلاعات شما', 1, [
    info('pma_owner', 'صاحب دارایی', signer.name),
    info('national_code', 'کد ملی', signer.national_code),
    info('mobile', 'شماره موبایل', signer.mobile),
    info('email_address', 'ایمیل', signer.email),
    info('address_id', null, signer.address_id),
    info('address_detail', 'نشانی', signer.address),
    info('postal_code', 'کد پستی', signer.postal_code),
  ])

export const digitalSign = (signature: string, signedAt: Date): PageInfo =>
  block('digital_sign', 'امضای دیجیتال', 2, [
    info('digital_sign', 'امضای دیجیتال', signature),
    info('signed_at', 'زمان امضا', signedAt.toISOString()),
  ])

export const portfolioMade = (prx: string): PageInfo => block('portfolio', 'سبد شما', 1, [info('prx', 'کد سبد', prx)])
