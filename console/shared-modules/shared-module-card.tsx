import type { SharedModule } from '@sarv/platform/delivery/console/contract'
import { Link, useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { ChevronDown } from 'lucide-react'
import { VersionName } from '../version-name'
import styles from './shared.module.css'

/** One shared module: what the shell brings of it, and a bar for each range that remotes accept. */
export function SharedModuleCard({ module, hasHost }: { module: SharedModule; hasHost: boolean }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const all = module.ranges.reduce((sum, { count }) => sum + count, 0)
  const [live] = module.provided
  return (
    <li className={styles.module}>
      <h2 className={styles.name}>
        <VersionName version={module.name} />
        {hasHost && (
          <span className={styles.provided}>
            {live === undefined ? t('shared.notProvided') : <VersionName version={live} />}
          </span>
        )}
      </h2>
      <ul className={styles.ranges}>
        {module.ranges.map(({ range, count, fits, remotes }) => (
          <li key={range} className={styles.range}>
            <details>
              <summary className={styles.summary}>
                <VersionName version={range} />
                <span className={styles.count}>{t('shared.count', { count: number(count) })}</span>
                {hasHost && !fits && <Badge tone="r">{t('shared.misfit')}</Badge>}
                <span className={styles.bar} aria-hidden="true">
                  <span
                    className={styles.part}
                    data-fits={!hasHost || fits}
                    style={{ inlineSize: `${(100 * count) / all}%` }}
                  />
                </span>
                <ChevronDown size={18} className={styles.chevron} aria-hidden />
              </summary>
              <ul className={styles.remotes}>
                {remotes.map((name) => (
                  <li key={name}>
                    <Link to={`/remotes/${name}`} className={styles.link}>
                      <bdi dir="ltr">{name}</bdi>
                    </Link>
                  </li>
                ))}
                {count > remotes.length && <li>{t('shared.more', { count: number(count - remotes.length) })}</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </li>
  )
}
