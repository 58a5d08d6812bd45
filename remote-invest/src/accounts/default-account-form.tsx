import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { BankAccounts } from '@sarv/shared/ui/forms/bank-accounts'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useSetDefaultAccount } from './account-queries'
import styles from './accounts.module.css'
import { AddAccount } from './add-account'

/**
 * Form that sets the default account. Selecting and saving are two presses: arrow keys move the selection, and that must
 * not change where money goes. (INV-074)
 */
export function DefaultAccountForm({ accounts }: { accounts: readonly FundAccount[] }) {
  const { t } = useTranslation()
  const { day, time } = useFormat()
  const { toast } = usePlatform()
  const [picked, setPicked] = useState<number>()
  const [shown, setShown] = useState(false)
  const save = useSetDefaultAccount((id) => {
    setPicked(undefined)
    toast(t('accounts.saved', { bank: accounts.find((one) => one.id === id)?.bankName }))
  })
  useLock(save.isPending)
  const current = accounts.find(({ is_default }) => is_default)
  const chosen = accounts.find(({ id }) => id === picked) ?? current
  return (
    <div className={styles.page}>
      <p className={typography.secondary}>{t('accounts.lead')}</p>
      <div className={styles.numbers}>
        <Button variant="ghost" size="s" icon={shown ? EyeOff : Eye} onClick={() => setShown(!shown)}>
          {t(shown ? 'accounts.hide' : 'accounts.show')}
        </Button>
      </div>
      <BankAccounts
        masked={!shown}
        accounts={accounts.map(({ id, bankName, accountNumber, iban, is_default, usable_from }) => ({
          key: id,
          label: bankName,
          accountNumber,
          iban,
          note: is_default && <Badge tone="g">{t('accounts.default')}</Badge>,
          unusable: usable_from
            ? t('accounts.usableFrom', { date: day(usable_from), time: time(usable_from) })
            : undefined,
        }))}
        choice={{
          label: t('accounts.choice'),
          chosen: chosen?.id,
          onChoose: (key) => {
            save.reset()
            setPicked(Number(key))
          },
          disabled: save.isPending,
        }}
      />
      <AddAccount />
      <CallErrorAlert error={save.error} text={t('accounts.notSaved')} />
      {chosen && chosen.id !== current?.id && (
        <ActionBar>
          <MoneyButton block loading={save.isPending} onClick={() => save.mutate(chosen.id)}>
            <OwnSentence text={t('accounts.save', { bank: own(chosen.bankName) })} />
          </MoneyButton>
        </ActionBar>
      )}
      {save.sheet}
    </div>
  )
}
