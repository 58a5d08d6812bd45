import { Navigate, useTranslation } from '@sarv/shared/platform'
import { OfflineBanner } from '@sarv/shared/ui/feedback/offline-banner'
import type { ReactNode } from 'react'
import { ContextZone } from '../context/context-zone'
import { PullToRefresh } from '../refresh/pull-to-refresh'
import { RefreshButton } from '../refresh/refresh-button'
import { useRefresh } from '../refresh/use-refresh'
import type { FoundPage } from '../routing/find-page'
import { Header } from './header'
import styles from './shell.module.css'
import { SideBar } from './side-bar'
import { SlowNotice } from './slow-notice'
import { TabBar } from './tab-bar'
import { findHomePath, isTabRoute, tabPaths } from './tabs'
import { useTabs } from './tabs-query'
import { useScrollAndFocus } from './use-scroll-and-focus'

/**
 * The layout of every page of a signed-in person: tabs at the side from 640 px, at the bottom of the five tab routes on
 * phones (HST-027, HST-028), the header, the page itself, and from 1200 px what stands beside it (HST-074).
 */
export function Shell({ at, children }: { at: FoundPage; children: ReactNode }) {
  const { t } = useTranslation('host')
  const tabs = useTabs()
  const main = useScrollAndFocus()
  const refresh = useRefresh(main)
  const home = findHomePath(tabs)
  // HST-026: without a home tab, what leads home leads to the default tab.
  if (at.page.path === tabPaths.HOME && home !== tabPaths.HOME) return <Navigate to={home} replace />
  return (
    <div className={styles.shell}>
      {/* Not a link: that would push a history entry. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <SideBar tabs={tabs} shown={at.page} />
      <div className={styles.column}>
        <Header at={at} action={refresh.isOffered && <RefreshButton refresh={refresh} />} />
        <PullToRefresh refresh={refresh} />
        <OfflineBanner />
        <SlowNotice />
        <main ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {isTabRoute(at.page.path) && <TabBar tabs={tabs} shown={at.page} />}
      </div>
      {/* A page that draws its own header has a layout of its own too. */}
      {at.page.header !== 'none' && <ContextZone />}
    </div>
  )
}
