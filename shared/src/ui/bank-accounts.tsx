import { useTranslation } from '@sarv/shared/platform'
import { Landmark } from 'lucide-react'
import { groupFour } from '../money/card-number'
import styles from './bank-accounts.module.css'
import { ButtonLink } from './button'
import { CopyButton } from './copy-button'
import { EmptyState } from './empty-state'
import { KeyValues } from './key-values'
import { Tile } from './tile'

export interface BankAccountFacts {
  readonly key: string | number
  /** The bank's name, or what the account is for. */
  readonly label: string
  /** Address of a picture. */
  readonly icon?: string | null
  readonly accountNumber: string | null
  /** IR and 24 digits. */
  readonly iban: string | null
}

/**
 * Accounts to pay into or out of: number and IBAN of each can be copied, in ASCII and without spaces. Without one it says
 * so and leads to the accounts (ERR-20).
 * @example <BankAccounts accounts={accounts.map((one) => ({ key: one.id, label: one.bankName, accountNumber: one.account_number, iban: one.iban }))} />
 */
export function BankAccounts({ accounts }: { accounts: readonly BankAccountFacts[] }) {
  const { t } = useTranslation('ui')
  if (accounts.length === 0) {
    return (
      <EmptyState
        title={t('accounts.none')}
        text={t('accounts.noneText')}
        action={
          <ButtonLink to="/accounts" variant="tonal">
            {t('accounts.add')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ul className={styles.list} aria-label={t('accounts.list')}>
      {accounts.map((account) => (
        <li key={account.key} className={styles.account}>
          <p className={styles.head}>
            <Tile icon={Landmark} tone="blue" picture={account.icon ?? undefined} />
            <span className={styles.label}>{account.label}</span>
          </p>
          <KeyValues
            rows={[
              {
                key: t('accounts.number'),
                value: (
                  <Copied text={account.accountNumber} label={t('accounts.copyNumber', { account: account.label })} />
                ),
              },
              {
                key: t('accounts.iban'),
                value: (
                  <Copied grouped text={account.iban} label={t('accounts.copyIban', { account: account.label })} />
                ),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

/** Numbers of accounts are read against a paper or a bank's page: they stay in ASCII digits. */
function Copied({ text, label, grouped }: { text: string | null; label: string; grouped?: boolean }) {
  if (!text) return '-'
  return (
    <>
      <bdi dir="ltr" className={styles.number}>
        {grouped ? groupFour(text) : text}
      </bdi>
      <CopyButton text={text} label={label} />
    </>
  )
}
