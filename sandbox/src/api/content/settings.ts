import { type FundSettings, getFundSettings, getPwaSettings, type PwaSettings } from '@sarv/shared/contract/settings'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { houseBank } from '../../bank/banks'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { documentAddress } from '../../documents/document-texts'
import { notFound } from '../../errors/domain-error'
import { maxGatewayPayment } from '../../gateway/gateway-limit'
import type { WithLocalTexts } from '../../local-text/local-text'
import { logoAddress } from '../../pictures/pictures'
import { serve, serveOpen } from '../pipeline/serve'

/** Reads a value of the table of settings; the contract checks it on its way out. */
export async function readSetting<Value>(db: Sql, key: string): Promise<Value> {
  const [row] = await db.query<{ value: Value }>('select value from setting where key = $1', [key])
  if (row === undefined) throw notFound()
  return row.value
}

type FundRules = WithLocalTexts<
  Omit<FundSettings, 'fee_bands' | 'account' | 'rules_pdf' | 'payment_methods' | 'max_payment'>,
  'notes'
> & {
  readonly fee_bps: number[]
  readonly iban: string
}

export function settingsRoutes(api: Api): void {
  // The login page asks for the links of the app before anyone has signed in.
  serveOpen(api, getPwaSettings, async ({ db }) => {
    const { store_links, ...settings } = await readSetting<PwaSettings>(db, 'pwa')
    const withPicture = ({ image, ...store }: PwaSettings['store_links'][number]) => ({
      ...store,
      image: image && logoAddress(api.origins.api, image),
    })
    return { ...settings, store_links: store_links.map(withPicture) }
  })

  serve(api, getFundSettings, async ({ db, params }) => {
    const [fund] = await db.query<FundRules>(
      'select min_amount, cut_off, risk, notes, fee_bps, iban from fund where ds_code = $1',
      [params.dsCode],
    )
    if (fund === undefined) throw notFound()
    const { fee_bps, iban, ...rest } = fund
    return {
      ...rest,
      fee_bands: feeBands(fee_bps),
      account: { bankName: houseBank.name, iban },
      payment_methods: api.gateway.paymentMethods(null),
      max_payment: maxGatewayPayment,
      rules_pdf: documentAddress(api.origins.api, 'rules-fund.pdf'),
    }
  })
}
