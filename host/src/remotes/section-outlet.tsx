import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ManifestSection } from '@sarv/shared/remote/manifest'
import { ErrorState } from '@sarv/shared/ui/error-state'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Mounting } from './open-remote'
import styles from './section-outlet.module.css'
import { sectionPlatform } from './section-platform'
import { useNear } from './use-near'
import { useOpenedRemote } from './use-opened-remote'

type Drawn = Omit<Mounting, 'section'> & { readonly section: ManifestSection }

/** Room that a section has while it loads, where its manifest says nothing; px. */
const usualHeight = 160

/**
 * A section of one remote in the page of another: boxes until it comes near the screen and is there, then the section, or
 * a quiet word in its place and one retry. The page never waits for it and never falls with it. (INV-077)
 */
export function SectionOutlet({ platform: whole, ...drawn }: Drawn) {
  const { title, height = usualHeight } = drawn.section
  const { language } = useFormat()
  const platform = useMemo(() => sectionPlatform(whole), [whole])
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place)
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <section ref={place} className={styles.section} aria-label={title[language]}>
      {isNear ? (
        <SectionAttempt key={attempt} {...drawn} platform={platform} onRetry={retry} />
      ) : (
        <Skeleton height={height} radius={16} />
      )}
    </section>
  )
}

function SectionAttempt({ remote, platform, section, onRetry }: Drawn & { onRetry: () => void }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const [frame, phase] = useOpenedRemote({ remote, platform, section: section.name })
  const hasFailed = phase.at === 'failed'
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!hasFailed) return
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [hasFailed])
  return (
    <>
      {phase.at === 'loading' && (
        <div className={styles.waiting}>
          <SkeletonGroup>
            <Skeleton height={section.height ?? usualHeight} radius={16} />
          </SkeletonGroup>
        </div>
      )}
      <div ref={frame} className={styles.frame} hidden={hasFailed} />
      {hasFailed && (
        <ErrorState
          compact
          title={t('unavailable.title', { name: section.title[language] })}
          text={t(`unavailable.${phase.failure.reason}`)}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
