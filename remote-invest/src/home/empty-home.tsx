import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { type ReactNode, useRef } from 'react'
import styles from './home-screen.module.css'
import { useIsBlank } from './use-is-blank'

/** Parts of the home page that may all draw nothing; the empty state stands in then. (INV-001, INV-077) */
export function UnlessEmpty({ children }: { children: ReactNode }) {
  const parts = useRef<HTMLDivElement>(null)
  const isBlank = useIsBlank(parts)
  return (
    <>
      <div ref={parts} className={styles.stack}>
        {children}
      </div>
      {isBlank && <EmptyHome />}
    </>
  )
}

/** Empty state of the home page: no section is shown and there is no banner; a link leads on. */
function EmptyHome() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('home.nothing')}
      text={t('home.nothingText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
