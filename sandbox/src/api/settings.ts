import { type FundSettings, getFundSettings, getPwaSettings, type PwaSettings } from '@sarv/shared/contract/settings'
import type { Sql } from '../db/sql'
import { BAND_ENDS } from '../ledger/fees'
import type { Api } from '../world'
import { notFound } from './refuse'
import { serve, serveOpen } from './serve'

/** A value of the table of settings; the contract checks it on its way out. */
export async function settingOf<Value>(db: Sql, key: string): Promise<Value> {
  const [row] = await db.query<{ value: Value }>('select value from setting where key = $1', [key])
  if (row === undefined) throw notFound()
  return row.value
}

interface FundRules extends Omit<FundSettings, 'fee_bands' | 'account'> {
  fee_bps: number[]
  bank_name: string
  iban: string
}

export function settingsArea(api: Api): void {
  // The login page asks for the links of the app before anybody has signed in.
  serveOpen(api, getPwaSettings, ({ db }) => settingOf<PwaSettings>(db, 'pwa'))

  serve(api, getFundSettings, async ({ db, params }) => {
    const [fund] = await db.query<FundRules>(
      'select min_amount, cut_off, risk, notes, fee_bps, bank_name, iban from fund where ds_code = $1',
      [params.dsCode],
    )
    if (fund === undefined) throw notFound()
    const { fee_bps, bank_name, iban, ...rest } = fund
    const fee_bands = BAND_ENDS.map((to_day, band) => ({
      from_day: (BAND_ENDS[band - 1] ?? 0) + 1,
      to_day,
      percent: (fee_bps[band] ?? 0) / 100,
    }))
    return { ...rest, fee_bands, account: { bankName: bank_name, iban } }
  })
}
