import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { useTranslation } from '@sarv/shared/platform'
import { NavIcon } from './nav-icon'
import { PageLink } from './page-link'
import { TabBadge } from './tab-badge'
import styles from './tab-bar.module.css'
import { type Tab, tabLabel } from './tabs'

/** The bottom navigation of phones (HST-025, HST-027). */
export function TabBar({ tabs, shown }: { tabs: readonly Tab[]; shown: ManifestRoute }) {
  const { t, i18n } = useTranslation('host')
  const language = i18n.language === 'en' ? 'en' : 'fa'
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {tabs.map((tab) => (
        <PageLink key={tab.type} to={tab.path} shown={shown} className={styles.tab}>
          {(isCurrent) => (
            <>
              <span className={styles.pill}>
                <NavIcon tab={tab} active={isCurrent} />
              </span>
              <span className={styles.label}>{tabLabel(tab, language, t(`nav.${tab.type}`))}</span>
              <TabBadge tab={tab} className={styles.badge} />
            </>
          )}
        </PageLink>
      ))}
    </nav>
  )
}
