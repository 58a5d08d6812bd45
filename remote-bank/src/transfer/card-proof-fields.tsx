import { useFormat, useTranslation } from '@sarv/shared/platform'
import { normalizeCode } from '@sarv/shared/text/digits'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { expiryDigits, isCvv2, parseExpiry, showExpiry } from './card-proof'
import styles from './transfer.module.css'

/** Fields of CVV2 and expiry, which nothing keeps or fills in. (BNK-061) */
export function CardProofFields({
  cvv2,
  onCvv2,
  expiry,
  onExpiry,
  judged,
}: {
  cvv2: string
  onCvv2: (text: string) => void
  expiry: string
  onExpiry: (digits: string) => void
  /** What is wrong is said: the form was pressed. */
  judged: boolean
}) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const whole = expiry.length === 4
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('transfer.cvv2')}
        type="password"
        digits
        maxLength={4}
        value={cvv2}
        onChange={({ target }) => onCvv2(normalizeCode(target.value).replace(/\D/g, '').slice(0, 4))}
        {...(judged && !isCvv2(cvv2) && { error: t('transfer.cvv2Fault') })}
      />
      <TextInput
        label={t('transfer.expiry')}
        digits
        dir="ltr"
        placeholder={t('transfer.expiryHint')}
        value={digits(showExpiry(expiry))}
        onChange={({ target }) => onExpiry(expiryDigits(target.value))}
        {...((judged || whole) && parseExpiry(expiry) === undefined && { error: t('transfer.expiryFault') })}
      />
    </div>
  )
}
