import { useTranslation } from '@sarv/shared/platform'
import { useId } from 'react'
import { useOnline } from '../network/use-online'
import { Button, type ButtonProps } from './button'
import styles from './online-button.module.css'

/**
 * Button of a write: it sends something that the server keeps. Without a connection it is disabled and says why: nothing
 * is kept to be sent later. (F40, U16)
 * @example <OnlineButton type="submit" block loading={save.isPending}>{t('save')}</OnlineButton>
 */
export function OnlineButton({
  reason,
  ...props
}: ButtonProps & {
  /** Why it is disabled offline. @default that it cannot be done without a connection */
  reason?: string
}) {
  const { t } = useTranslation('ui')
  const online = useOnline()
  const why = useId()
  if (online) return <Button {...props} />
  return (
    <div className={styles.held}>
      <p className={styles.why} id={why} role="status">
        {reason ?? t('offlineWrite')}
      </p>
      <Button {...props} disabled aria-describedby={why} />
    </div>
  )
}
