import { formatRial } from '@sarv/shared/money/rial'
import { invalid, invalidField } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import { maxAmount } from './ceiling'

/** The smallest purchase, also where the fund allows a smaller one (VAL-07). */
const minimumPurchase = 300_000

const belowMinimum = (minimum: number): LocalText => ({
  fa: `حداقل مبلغ خرید ${formatRial(minimum, 'fa')} است.`,
  en: `The smallest purchase is ${formatRial(minimum, 'en')}.`,
})

/** The page of the shell to which the gateway sends a person back (SBX-010). */
const receiptPath = '/payment/receipt'

/** Redirect allow-list: the receipt page on one of our origins, and nothing with it; the query is the gateway's to write. */
export function checkCallback(url: string, hosts: readonly string[]): void {
  const href = URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : undefined
  if (!hosts.some((host) => href === host + receiptPath)) {
    throw invalid({
      message: {
        fa: 'نشانی بازگشت از درگاه پذیرفته نیست.',
        en: "The address to return to from the gateway isn't accepted.",
      },
    })
  }
}

/** The callback with the payment in its query: one that failed has no trace number to be found by (D-139). */
export function receiptAddress(callbackUrl: string, uuid: string): string {
  const address = new URL(callbackUrl)
  address.searchParams.set('payment', uuid)
  return address.href
}

/** Limits of a purchase: the minimum of the house and of the fund, and what the amount field holds. */
export function checkAmount(amount: number, fundMinimum: number): void {
  const minimum = Math.max(minimumPurchase, fundMinimum)
  if (amount < minimum) throw invalidField(belowMinimum(minimum))
  if (amount > maxAmount)
    throw invalidField({ fa: 'مبلغ بیش از اندازهٔ مجاز است.', en: 'The amount is larger than allowed.' })
}
