import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { Link, useTranslation } from '@sarv/shared/platform'
import { Brand, Logo } from '@sarv/shared/ui/brand/logo'
import { Headset, Languages } from 'lucide-react'
import { useOtherLanguage } from '../language/use-other-language'
import { NavIcon } from './nav-icon'
import { PageLink } from './page-link'
import { PersonLink } from './person-link'
import styles from './side-bar.module.css'
import { TabBadge } from './tab-badge'
import { findHomePath, type Tab, tabLabel } from './tabs'

/** The side navigation of tablets (icons only) and of wide screens (HST-025, HST-027). */
export function SideBar({ tabs, shown }: { tabs: readonly Tab[]; shown: ManifestRoute }) {
  const { t } = useTranslation('host')
  return (
    <aside className={styles.bar} aria-label={t('nav.bar')}>
      <Link to={findHomePath(tabs)} className={styles.brand} aria-label={t('name', { ns: 'ui' })}>
        <span className={styles.wide}>
          <Brand size={36} />
        </span>
        <span className={styles.narrow}>
          <Logo size={40} />
        </span>
      </Link>
      <nav className={styles.tabs} aria-label={t('nav.label')}>
        {tabs.map((tab) => (
          <TabItem key={tab.type} tab={tab} shown={shown} />
        ))}
      </nav>
      <div className={styles.foot}>
        <PageLink to="/faq" shown={shown} className={styles.item} title={t('nav.support')}>
          {() => (
            <>
              <Headset size={22} strokeWidth={1.75} aria-hidden />
              <span className={styles.label}>{t('nav.support')}</span>
            </>
          )}
        </PageLink>
        <LanguageItem />
        <PersonLink />
      </div>
    </aside>
  )
}

/** Switches the language of any open page, of the host or a remote (PLT-034). */
function LanguageItem() {
  const { t } = useTranslation('host')
  const { other, switchLanguage } = useOtherLanguage()
  const label = t('language.switch')
  return (
    <button type="button" lang={other} className={styles.item} title={label} onClick={switchLanguage}>
      <Languages size={22} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>{label}</span>
    </button>
  )
}

function TabItem({ tab, shown }: { tab: Tab; shown: ManifestRoute }) {
  const { t, i18n } = useTranslation('host')
  const label = tabLabel(tab, i18n.language === 'en' ? 'en' : 'fa', t(`nav.${tab.type}`))
  return (
    <PageLink to={tab.path} shown={shown} className={styles.item} title={label}>
      {(isCurrent) => (
        <>
          <NavIcon tab={tab} active={isCurrent} />
          <span className={styles.label}>{label}</span>
          <TabBadge tab={tab} className={styles.badge} />
        </>
      )}
    </PageLink>
  )
}
