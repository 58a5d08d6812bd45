import { maskNumber } from '@sarv/shared/money/mask-number'
import { useTranslation } from '@sarv/shared/platform'
import { iranianBanks } from '@sarv/shared/rules/iranian-banks'
import { Code } from '@sarv/shared/ui/data/code'
import styles from './bank-mark.module.css'
import { kindOf } from './typed-destination'

/** Words that stand before the name of many a bank. */
const before = /^(?:(?:پست )?بانک|مؤسسه اعتباری|Bank(?: of)?)\s+(?:قرض‌الحسنه\s+)?/

/** The mark of a bank: the first letter of its name on its colour; grey for one that is not known. */
export function BankMark({ bankName }: { bankName: string }) {
  const known = iranianBanks.find(({ name }) => name.fa === bankName || name.en === bankName)
  const [letter = ''] = bankName.replace(before, '')
  return (
    <span
      className={styles.mark}
      style={known && { background: known.colour }}
      data-known={known !== undefined}
      aria-hidden
    >
      {letter}
    </span>
  )
}

/** A number by its kind, its bank and its last digits, as people tell their own cards apart. (BNK-087) */
export function BankNumber({ number, bankName }: { number: string; bankName: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.number}>
      {t(`transfer.numberOf.${kindOf(number)}`, { bank: bankName })} <Code text={maskNumber(number)} />
    </span>
  )
}
