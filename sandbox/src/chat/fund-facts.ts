import { formatterFor } from '@sarv/shared/format/format'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { foldForSearch, matchesSearchWithTypos } from '@sarv/shared/text/search'
import type { Sql } from '../db/sql'
import { fill } from '../local-text/fill'
import { priceOn } from '../market/prices'
import { tehranDay } from '../time/tehran'
import type { Answer, Asked, FundName } from './answer'
import answerTexts from './answer-texts.json'

export const readFundNames = (sql: Sql) => sql.query<FundName>('select ds_code, name from fund order by priority')

/** Funds that a text names: by the whole name, also misspelt, or «صندوق» and a word that one name alone has. */
export function namedFunds(text: string, funds: readonly FundName[]): FundName[] {
  const whole = funds.filter(
    ({ name }) => matchesSearchWithTypos(text, name.fa) || matchesSearchWithTypos(text, name.en),
  )
  if (whole.length > 0) return whole
  const [, word = ''] = /صندوق (\p{L}{4,})/u.exec(text) ?? []
  const short = funds.filter(({ name }) => foldForSearch(name.fa).split(' ').includes(word))
  return short.length === 1 ? short : []
}

/** Minimum, price of a unit and fees of the funds that were named; undefined without one. */
export async function tellFund(
  { sql, clock, language }: Asked,
  funds: readonly FundName[],
): Promise<Answer | undefined> {
  const [fund] = funds
  if (fund === undefined || funds.length > 1) return undefined
  const format = formatterFor(language)
  const texts = answerTexts[language].fund
  const [facts] = await sql.query<{ min_amount: number; fee_bps: number[] }>(
    'select min_amount, fee_bps from fund where ds_code = $1',
    [fund.ds_code],
  )
  if (facts === undefined) return undefined
  const price = await priceOn(sql, `fund:${fund.ds_code}`, tehranDay(clock.now()))
  const bands = feeBands(facts.fee_bps).map(({ from_day, to_day, percent }) =>
    fill(texts.band, {
      from: format.number(from_day),
      to: format.number(to_day),
      percent: format.percent(percent),
    }),
  )
  return {
    text: [
      fill(texts.minimum, { fund: fund.name[language], amount: format.rial(facts.min_amount) }),
      fill(texts.price, { amount: format.rial(price) }),
      fill(texts.fees, { bands: bands.join(texts.comma) }),
    ].join('\n'),
    actions: [{ title: fund.name[language], action_type: 'FUND', link: fund.ds_code }],
  }
}
