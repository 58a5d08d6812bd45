import { compareFunds } from '@sarv/shared/contract/fund-comparison'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import type { Api } from '../../context/app-context'
import { invalidField, notFound } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import { chartSpan } from '../../market/chart-span'
import { goldInstrument } from '../../market/gold'
import { priceHistory } from '../../market/price-history'
import { extendPrices } from '../../market/prices'
import { readSetting } from '../content/settings'
import { serve } from '../pipeline/serve'

/** Rate in percent a year; sources in both languages. */
interface Benchmarks {
  readonly deposit: { readonly rate: number; readonly source: LocalText }
  readonly gold: { readonly source: LocalText }
}

/** Funds side by side. (SBX-137) */
export function fundComparisonRoutes(api: Api): void {
  serve(api, compareFunds, async ({ db, clock, query }) => {
    const codes = query.ds_codes.split(',')
    if (new Set(codes).size < codes.length) throw invalidField(twice)
    const rows = await db.query<{ ds_code: string; fee_bps: number[] }>(
      'select ds_code, fee_bps from fund where ds_code = any($1)',
      [codes],
    )
    await extendPrices(db, clock)
    const { days, step } = chartSpan(query)
    const funds = []
    for (const code of codes) {
      const row = rows.find(({ ds_code }) => ds_code === code)
      if (row === undefined) throw notFound()
      const items = await priceHistory(db, `fund:${code}`, days, step)
      funds.push({ ds_code: code, fee_bands: feeBands(row.fee_bps), items })
    }
    const { deposit, gold } = await readSetting<Benchmarks>(db, 'benchmarks')
    return { funds, deposit, gold: { ...gold, items: await priceHistory(db, goldInstrument, days, step) } }
  })
}

const twice = { fa: 'یک صندوق را دو بار انتخاب کرده‌اید.', en: 'A fund is chosen twice.' }
