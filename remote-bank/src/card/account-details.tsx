import { useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/data/badge'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from './account-choice'
import { useAccountRows } from './account-rows'

/** Card with account number and IBAN, each with a copy button, and the account's status. (BNK-004) */
export function AccountDetails({ account }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const rows = useAccountRows(account)
  const status = account.account_status === null ? undefined : describeStatus('account', account.account_status)
  const state = status && { key: t('account.state'), value: <Badge tone={status.tone}>{t(status.label)}</Badge> }
  return (
    <section>
      <SectionHeader title={t('account.title')} first />
      <Card>
        <KeyValues rows={state ? [...rows, state] : rows} />
      </Card>
    </section>
  )
}
