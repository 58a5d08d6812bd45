import { type FundSettings, getFundSettings, getPwaSettings, type PwaSettings } from '@sarv/shared/contract/settings'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { serve, serveOpen } from '../pipeline/serve'

/** Reads a value of the table of settings; the contract checks it on its way out. */
export async function readSetting<Value>(db: Sql, key: string): Promise<Value> {
  const [row] = await db.query<{ value: Value }>('select value from setting where key = $1', [key])
  if (row === undefined) throw notFound()
  return row.value
}

interface FundRules extends Omit<FundSettings, 'fee_bands' | 'account'> {
  fee_bps: number[]
  bank_name: string
  iban: string
}

export function settingsRoutes(api: Api): void {
  // The login page asks for the links of the app before anybody has signed in.
  serveOpen(api, getPwaSettings, ({ db }) => readSetting<PwaSettings>(db, 'pwa'))

  serve(api, getFundSettings, async ({ db, params }) => {
    const [fund] = await db.query<FundRules>(
      'select min_amount, cut_off, risk, notes, fee_bps, bank_name, iban from fund where ds_code = $1',
      [params.dsCode],
    )
    if (fund === undefined) throw notFound()
    const { fee_bps, bank_name, iban, ...rest } = fund
    return {
      ...rest,
      fee_bands: feeBands(fee_bps),
      account: { bankName: bank_name, iban },
      rules_pdf: `${api.origins.api}/static/rules-fund.pdf`,
    }
  })
}
