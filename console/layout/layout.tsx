import type { Language } from '@sarv/platform/client/i18n/language'
import { Link, useLocation, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Languages } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSessionEnded } from '../request'
import { SessionEnded } from '../session/session-ended'
import { SignInButton } from '../session/sign-in-button'
import { useHead } from '../session/use-head'
import { Who } from '../session/who'
import styles from './layout.module.css'
import { ThemeButton } from './theme-button'

const pages = [
  { to: '/', key: 'remotes' },
  { to: '/audit', key: 'audit' },
  { to: '/shared', key: 'shared' },
] as const

/** Frame of every page: name, pages, who is here, language and theme. A navigation moves the focus to what it opened. */
export function Layout({
  setLanguage,
  children,
}: {
  setLanguage: (language: Language) => Promise<void>
  children: ReactNode
}) {
  const { t, i18n } = useTranslation('console')
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname])
  const [isSignedOut, setSignedOut] = useState(false)
  const head = useHead(!isSignedOut)
  const other = i18n.language === 'en' ? 'fa' : 'en'
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <span className={styles.brand}>
            <Logo size={28} />
            {t('title')}
          </span>
          {!isSignedOut && (
            <nav aria-label={t('pages')} className={styles.pages}>
              {pages.map(({ to, key }) => (
                <Link key={key} to={to} className={styles.page} aria-current={currentOf(to, pathname)}>
                  {t(`page.${key}`)}
                </Link>
              ))}
            </nav>
          )}
          {head.data && !isSignedOut && (
            <span className={styles.person}>
              <Who head={head.data} onSignedOut={() => setSignedOut(true)} />
            </span>
          )}
          <span className={styles.tools}>
            <ThemeButton />
            <IconButton icon={Languages} label={t('otherLanguage')} lang={other} onClick={() => setLanguage(other)} />
          </span>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {isSignedOut ? (
          <EmptyState title={t('session.signedOut')} action={<SignInButton />} />
        ) : (
          <>
            {isSessionEnded(head.error) && <SessionEnded />}
            {children}
          </>
        )}
      </main>
    </>
  )
}

/** The page of one remote belongs to the list of all. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return to === '/' && pathname.startsWith('/remotes/') ? 'true' : undefined
}
