import type { CardexLine } from '../../ledger/cardex'

type Told = Pick<CardexLine, 'type' | 'units' | 'price'>
type Words = Readonly<Record<string, (units: string, price: string) => string>>

const messages: Readonly<Record<'fa' | 'en', Words>> = {
  fa: {
    OPENING: () => 'ماندهٔ آغاز بازه',
    PURCHASE: (units, price) => `خرید ${units} واحد، هر واحد ${price} ریال`,
    SALE: (units, price) => `فروش ${units} واحد، هر واحد ${price} ریال`,
    VALUE_CHANGE: (units, price) => `تغییر ارزش ${units} واحد، هر واحد ${price} ریال`,
    PROFIT: (units, price) => `سود ماه برای ${units} واحد، هر واحد ${price} ریال`,
    PROFIT_PAYOUT: () => 'واریز سود به حساب بانکی',
  },
  en: {
    OPENING: () => 'Balance when the range begins',
    PURCHASE: (units, price) => `Bought ${units} units at ${price} rial`,
    SALE: (units, price) => `Sold ${units} units at ${price} rial`,
    VALUE_CHANGE: (units, price) => `Change in value of ${units} units, to ${price} rial each`,
    PROFIT: (units, price) => `Profit of the month for ${units} units, ${price} rial each`,
    PROFIT_PAYOUT: () => 'Profit paid to the bank account',
  },
}

/** Description of a cardex line, translated. */
export function cardexMessage({ type, units, price }: Told, language: 'fa' | 'en'): string {
  const number = new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US')
  return messages[language][type]?.(number.format(units), number.format(price)) ?? type
}
