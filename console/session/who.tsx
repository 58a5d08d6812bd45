import type { RemotePage } from '@sarv/platform/delivery/console/contract'
import { useMutation, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { LogOut } from 'lucide-react'
import { signOut } from '../console-queries'
import styles from './session.module.css'

/** Who is here, and the way out where a session was the way in. */
export function Who({
  head: { who, isSignedIn },
  onSignedOut,
}: {
  head: Pick<RemotePage['head'], 'who' | 'isSignedIn'>
  onSignedOut: () => void
}) {
  const { t } = useTranslation('console')
  const { mutate, error } = useMutation({ mutationFn: signOut, onSuccess: onSignedOut })
  return (
    <span className={styles.who}>
      {error ? (
        <span role="alert" className={styles.failed}>
          {t('session.notSignedOut')}
        </span>
      ) : (
        <span className={styles.name} title={who}>
          <span className="visually-hidden">{t('session.you')} </span>
          <bdi>{who}</bdi>
        </span>
      )}
      {isSignedIn && <IconButton icon={LogOut} mirrored label={t('session.signOut')} onClick={() => mutate()} />}
    </span>
  )
}
