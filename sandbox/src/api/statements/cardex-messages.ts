import type { CardexLine } from '../../ledger/cardex'
import { fill } from '../../local-text/fill'
import messages from './cardex-messages.json'

/** Description of a cardex line, translated. */
export function cardexMessage(
  { type, units, price }: Pick<CardexLine, 'type' | 'units' | 'price'>,
  language: 'fa' | 'en',
): string {
  const number = new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US')
  const texts: Readonly<Record<string, string>> = messages[language]
  return fill(texts[type] ?? type, { units: number.format(units), price: number.format(price) })
}
