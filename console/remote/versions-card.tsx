import type { PublishedVersion, RemoteDetail, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { useState } from 'react'
import { AbsoluteTime } from '../absolute-time'
import type { ChangeStart } from '../change/change-form'
import { ChangeSheet } from '../change/change-sheet'
import { VersionName } from '../version-name'
import { Comparison } from './comparison'
import styles from './remote.module.css'

/** Versions that are shown until more are asked for. */
const shownFirst = 8

/** Published versions, the last upload first: each with where it comes from, what it would change for people, and its promotion. */
export function VersionsCard({
  detail,
  lockedBy,
}: {
  detail: RemoteDetail
  /** Id of the text that says why nothing is promoted now. */
  lockedBy: string | undefined
}) {
  const { t } = useTranslation('console')
  const [open, setOpen] = useState<string>()
  const [start, setStart] = useState<ChangeStart>()
  const { row, versions } = detail
  const sought = useSearchParams()[0].get('version')
  const [isAsked, setAsked] = useState(false)
  const isWhole = isAsked || versions.slice(shownFirst).some(({ version }) => version === sought)
  const shown = isWhole ? versions : versions.slice(0, shownFirst)
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className={styles.heading}>
        {t('versions.title')}
      </h2>
      {versions.length === 0 && <EmptyState title={t('versions.none')} />}
      <ul className={styles.versions}>
        {shown.map(({ version, ...source }) => (
          <li
            key={version}
            ref={version === sought ? showSought : undefined}
            aria-current={version === sought || undefined}
            className={styles.version}
          >
            <div className={styles.line}>
              <div>
                <span className={styles.name}>
                  <VersionName version={version} /> <VersionBadge row={row} version={version} />
                </span>
                <VersionSource {...source} />
              </div>
              {version !== row.version && (
                <span className={styles.buttons}>
                  <Button
                    size="s"
                    variant="ghost"
                    aria-expanded={open === version}
                    aria-label={t('versions.compareOf', { version })}
                    onClick={() => setOpen(open === version ? undefined : version)}
                  >
                    {t('versions.compare')}
                  </Button>
                  {row.may.includes('promote') && (
                    <Button
                      size="s"
                      variant="tonal"
                      aria-label={t('versions.promoteOf', { version })}
                      aria-describedby={lockedBy}
                      disabled={lockedBy !== undefined}
                      onClick={() => setStart({ verb: 'promote', version })}
                    >
                      {t('verb.promote')}
                    </Button>
                  )}
                </span>
              )}
            </div>
            {open === version && <Comparison name={row.name} version={version} against={row.version ?? ''} />}
          </li>
        ))}
      </ul>
      {shown.length < versions.length && (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {t('versions.all')}
        </Button>
      )}
      <ChangeSheet start={start} detail={detail} onClose={() => setStart(undefined)} />
    </section>
  )
}

/** Brings what the address names into view, after the page has been scrolled to its top. */
function showSought(element: HTMLElement | null): void {
  if (element) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }))
}

/** When a version was uploaded, from which commit and by whom, as far as that is known. */
function VersionSource({ at, commit, by }: Omit<PublishedVersion, 'version'>) {
  return (
    <div className={styles.source}>
      {at !== undefined && <AbsoluteTime iso={at} />}
      {by !== undefined && <bdi>{by}</bdi>}
      {commit !== undefined && (
        <bdi dir="ltr" translate="no">
          {commit}
        </bdi>
      )}
    </div>
  )
}

function VersionBadge({ row, version }: { row: RemoteRow; version: string }) {
  const { t } = useTranslation('console')
  if (row.version === version) return <Badge tone="g">{t('versions.runs')}</Badge>
  if (row.canary?.version === version) return <Badge tone="w">{t('versions.tried')}</Badge>
  if (row.withdrawn.includes(version)) return <Badge tone="r">{t('versions.withdrawn')}</Badge>
  return row.previous === version ? <Badge>{t('versions.before')}</Badge> : null
}
