import { useFormat } from '@sarv/shared/platform'
import { groupFour } from '../../money/card-number'
import styles from './code.module.css'

/**
 * A number that names something (an account, an order, a certificate), or an IBAN in groups of four: from left to right in
 * both languages, in the language's digits. What is copied beside it stays in ASCII.
 * @example <Code text="IR160120000000001234567890" grouped />
 */
export function Code({ text, grouped = false }: { text: string; grouped?: boolean }) {
  const { digits } = useFormat()
  return (
    <bdi dir="ltr" className={styles.code} data-grouped={grouped || undefined}>
      {digits(grouped ? groupFour(text) : text)}
    </bdi>
  )
}
