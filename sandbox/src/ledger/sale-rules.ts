import type { Sale } from '@sarv/shared/contract/fund-orders'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import { invalidField } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import { unitsCovering } from '../market/arithmetic'

/** The units that a sale asks for, by their number or by what they are to bring at a price. */
export function unitsWanted(sale: Sale, price: number): number {
  const { units, amount } = sale
  if ((units === undefined) === (amount === undefined)) {
    throw invalidField({
      fa: 'تعداد واحد یا مبلغ را وارد کنید؛ تنها یکی از آن دو.',
      en: 'Enter either a number of units or an amount, not both.',
    })
  }
  const wanted = units ?? unitsCovering(amount ?? 0, price)
  if (wanted < 1) throw invalidField({ fa: 'دست‌کم یک واحد بفروشید.', en: 'Sell at least one unit.' })
  return wanted
}

/** Only units that no open sale has blocked can be sold. */
export function checkFree(units: number, free: number): void {
  if (units <= free) return
  throw invalidField(tooManyUnits(free))
}

const tooManyUnits = (free: number): LocalText => ({
  fa: `بیشتر از واحدهای شماست. واحدهای قابل فروش: ${formatNumber(free, 'fa')}`,
  en: `This is more than the units that you can sell: ${formatNumber(free, 'en')}`,
})
