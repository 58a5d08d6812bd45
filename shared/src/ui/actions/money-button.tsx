import { useTranslation } from '@sarv/shared/platform'
import { useId } from 'react'
import { useOnline } from '../network/use-online'
import { Button, type ButtonProps } from './button'
import styles from './money-button.module.css'

/**
 * Button that moves money or begins to. Without a connection it cannot be pressed and says so: nothing is kept to be
 * sent later. (F40, U16)
 * @example <MoneyButton block icon={Lock} onClick={pay}>پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال</MoneyButton>
 */
export function MoneyButton(props: ButtonProps) {
  const { t } = useTranslation('ui')
  const online = useOnline()
  const why = useId()
  if (online) return <Button {...props} />
  return (
    <div className={styles.held}>
      <p className={styles.why} id={why} role="status">
        {t('offlineMoney')}
      </p>
      <Button {...props} disabled aria-describedby={why} />
    </div>
  )
}
