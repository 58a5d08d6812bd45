import { useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from '../card/account-choice'
import { useAccountRows } from '../card/account-rows'

/** Card with the account's number and IBAN, to be paid into from any bank. (BNK-077) */
export function DepositTo({ account }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const rows = useAccountRows(account)
  return (
    <section>
      <SectionHeader title={t('charge.deposit')} />
      <Card>
        <KeyValues rows={rows} />
      </Card>
    </section>
  )
}
