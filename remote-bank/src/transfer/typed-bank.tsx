import { useTranslation } from '@sarv/shared/platform'
import { bankOfNumber } from '@sarv/shared/rules/iranian-banks'
import { typography } from '@sarv/shared/ui/layout/primitives'
import type { OpenAccount } from '../card/account-choice'
import { BankMark } from './bank-mark'
import styles from './transfer.module.css'
import type { TypedDestination } from './typed-destination'

/** What a typed number is, with the mark of its bank, as soon as its first digits say so. (BNK-088) */
export function TypedBank({ typed: { kind, text }, source }: { typed: TypedDestination; source: OpenAccount }) {
  const { t, i18n } = useTranslation()
  if (kind === 'NAME') return null
  const name = bankOfNumber(text)?.name[i18n.language === 'en' ? 'en' : 'fa']
  // The person's own bank knows its own numbers, whatever the table says of them.
  const isOwn =
    kind === 'ACCOUNT' ||
    (kind === 'CARD'
      ? text.length >= 6 && source.card_number?.slice(0, 6) === text.slice(0, 6)
      : text.length >= 7 && source.iban?.slice(4, 7) === text.slice(4, 7))
  const bankName = isOwn ? source.bankName : name
  return (
    <p className={`${typography.secondary} ${styles.typed}`}>
      {bankName !== undefined && <BankMark bankName={bankName} />}
      {bankName === undefined
        ? t(`transfer.kind.${kind}`)
        : t('transfer.kindAt', { kind: t(`transfer.kind.${kind}`), bank: bankName })}
    </p>
  )
}
