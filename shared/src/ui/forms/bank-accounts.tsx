import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Landmark } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { maskNumber } from '../../money/mask-number'
import { ButtonLink } from '../actions/button'
import { CopyButton } from '../actions/copy-button'
import { Code } from '../data/code'
import { KeyValues } from '../data/key-values'
import { Tile } from '../data/tile'
import { EmptyState } from '../feedback/empty-state'
import { Radio } from '../fields/radio'
import { stack, typography } from '../layout/primitives'
import { ScreenReaderOnly } from '../layout/screen-reader-only'
import styles from './bank-accounts.module.css'

export interface BankAccountFacts {
  readonly key: string | number
  /** The bank's name, or what the account is for. */
  readonly label: string
  /** Address of a picture. */
  readonly icon?: string | null
  readonly accountNumber: string | null
  /** IR and 24 digits. */
  readonly iban: string | null
  /** A badge at the end of the first line. */
  readonly note?: ReactNode
  /** Why it cannot be chosen now. */
  readonly unusable?: string
}

/** Makes each account a radio button. */
export interface AccountChoice {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly chosen: BankAccountFacts['key'] | undefined
  readonly onChoose: (key: BankAccountFacts['key']) => void
  readonly disabled?: boolean
}

/**
 * Accounts to pay into or out of: number and IBAN of each can be copied, in ASCII and without spaces, whether they are
 * masked or not. Without an account it says so and leads to the accounts (ERR-20).
 * @example <BankAccounts accounts={accounts.map((one) => ({ key: one.id, label: one.bankName, accountNumber: one.account_number, iban: one.iban }))} />
 */
export function BankAccounts({
  accounts,
  choice,
  masked = false,
}: {
  accounts: readonly BankAccountFacts[]
  choice?: AccountChoice
  /** Of numbers and IBANs only the end is shown. */
  masked?: boolean
}) {
  const { t } = useTranslation('ui')
  const name = useId()
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
  const list = (
    <ul className={stack[12]} aria-label={choice ? undefined : t('accounts.list')}>
      {accounts.map((account) => (
        <li key={account.key} className={styles.account}>
          <Head account={account} choice={choice} name={name} />
          <Numbers account={account} masked={masked} />
        </li>
      ))}
    </ul>
  )
  if (!choice) return list
  return (
    <div role="radiogroup" aria-label={choice.label}>
      {list}
    </div>
  )
}

function Head({
  account,
  choice,
  name,
}: {
  account: BankAccountFacts
  choice: AccountChoice | undefined
  /** The same for all: arrow keys walk from account to account. */
  name: string
}) {
  const { digits } = useFormat()
  const facts = (
    <>
      <Tile icon={Landmark} tone="blue" picture={account.icon ?? undefined} />
      <span className={typography.row}>{account.label}</span>
    </>
  )
  if (!choice) {
    return (
      <div className={styles.head}>
        {facts}
        {account.note}
      </div>
    )
  }
  return (
    <div className={styles.head}>
      <Radio
        name={name}
        checked={choice.chosen === account.key}
        disabled={choice.disabled || account.unusable !== undefined}
        onChoose={() => choice.onChoose(account.key)}
      >
        {facts}
        {/* Two accounts may lie at one bank. */}
        <ScreenReaderOnly>{digits(account.accountNumber?.slice(-4) ?? '')}</ScreenReaderOnly>
      </Radio>
      {account.note}
      {account.unusable && <p className={styles.unusable}>{account.unusable}</p>}
    </div>
  )
}

function Numbers({ account, masked }: { account: BankAccountFacts; masked: boolean }) {
  const { t } = useTranslation('ui')
  const { label, accountNumber, iban } = account
  return (
    <KeyValues
      rows={[
        {
          key: t('accounts.number'),
          value: (
            <Copied
              text={accountNumber}
              shown={accountNumber && masked ? maskNumber(accountNumber) : accountNumber}
              label={t('accounts.copyNumber', { account: label })}
            />
          ),
        },
        {
          key: t('accounts.iban'),
          value: (
            <Copied
              text={iban}
              shown={iban && masked ? maskNumber(iban) : iban}
              grouped={!masked}
              label={t('accounts.copyIban', { account: label })}
            />
          ),
        },
      ]}
    />
  )
}

function Copied({
  text,
  shown,
  grouped,
  label,
}: {
  text: string | null
  shown: string | null
  grouped?: boolean
  label: string
}) {
  if (!text || !shown) return '-'
  return (
    <>
      <span className={styles.number}>
        <Code text={shown} grouped={grouped} />
      </span>
      <CopyButton text={text} label={label} />
    </>
  )
}
