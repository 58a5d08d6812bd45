import type { Sale } from '@sarv/shared/contract/fund-orders'
import { invalid } from '../errors/domain-error'
import { unitsCovering } from '../market/arithmetic'

/** The units that a sale asks for, by their number or by what they are to bring at a price. */
export function unitsWanted(sale: Sale, price: number): number {
  const { units, amount } = sale
  if ((units === undefined) === (amount === undefined)) {
    throw invalid({ detail: [{ msg: 'تعداد واحد یا مبلغ را وارد کنید؛ تنها یکی از آن دو.' }] })
  }
  const wanted = units ?? unitsCovering(amount ?? 0, price)
  if (wanted < 1) throw invalid({ detail: [{ msg: 'دست‌کم یک واحد بفروشید.' }] })
  return wanted
}

/** Only units that no open sale has blocked can be sold. */
export function checkFree(units: number, free: number): void {
  if (units <= free) return
  throw invalid({
    detail: [{ msg: `بیشتر از واحدهای شما است. واحدهای قابل فروش: ${free.toLocaleString('fa-IR')}` }],
  })
}
