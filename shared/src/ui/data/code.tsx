import { useFormat, useTranslation } from '@sarv/shared/platform'
import { groupFour } from '../../money/card-number'
import styles from './code.module.css'

/**
 * A number that names something (an account, an order, a certificate), or an IBAN in groups of four: from left to right in
 * both languages, in the language's digits. What is copied beside it stays in ASCII. Of a masked number a screen reader says
 * the end, instead of sign after sign.
 * @example <Code text="IR160120000000001234567890" grouped />
 */
export function Code({ text, grouped = false }: { text: string; grouped?: boolean }) {
  const { t } = useTranslation('ui')
  const { digits } = useFormat()
  const end = /[*•]([\d ]*)$/.exec(text)?.[1]
  return (
    <>
      <bdi
        dir="ltr"
        translate="no"
        className={styles.code}
        data-grouped={grouped || undefined}
        aria-hidden={end !== undefined || undefined}
      >
        {digits(grouped ? groupFour(text) : text)}
      </bdi>
      {end !== undefined && (
        <span className="visually-hidden">{t('numberEnd', { end: digits(end.replaceAll(' ', '')) })}</span>
      )}
    </>
  )
}
