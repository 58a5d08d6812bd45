import { groupFour } from '@sarv/shared/money/card-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from './account-choice'

/** Card with account number and IBAN, each with a copy button, and the account's status. (BNK-004) */
export function AccountDetails({ account }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const { account_number, iban, account_status } = account
  const status = account_status === null ? undefined : describeStatus('account', account_status)
  const rows = [
    {
      key: t('account.number'),
      value: (
        <>
          <bdi dir="ltr" translate="no">
            {digits(account_number)}
          </bdi>
          <CopyButton text={account_number} label={t('account.copyNumber')} />
        </>
      ),
    },
    ...(iban === null
      ? []
      : [
          {
            key: t('account.iban'),
            value: (
              <>
                <bdi dir="ltr" translate="no">
                  {digits(groupFour(iban))}
                </bdi>
                <CopyButton text={iban} label={t('account.copyIban')} />
              </>
            ),
          },
        ]),
    ...(status ? [{ key: t('account.state'), value: <Badge tone={status.tone}>{t(status.label)}</Badge> }] : []),
  ]
  return (
    <section>
      <SectionHeader title={t('account.title')} first />
      <Card>
        <KeyValues rows={rows} />
      </Card>
    </section>
  )
}
