import { useFormat } from '@sarv/shared/platform'
import type { ManifestSection } from '@sarv/shared/remote/manifest'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import { useMemo, useRef, useState } from 'react'
import type { Mounting } from './open-remote'
import styles from './section-outlet.module.css'
import { sectionPlatform } from './section-platform'
import { SectionUnavailable } from './section-unavailable'
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
  const retry = () => {
    // The button goes; whoever pressed it by key stays where it was.
    if (place.current?.contains(document.activeElement)) place.current.focus()
    setAttempt(attempt + 1)
  }
  return (
    <section ref={place} className={styles.section} aria-label={title[language]} tabIndex={-1}>
      {isNear ? (
        <SectionAttempt key={attempt} {...drawn} platform={platform} height={height} onRetry={retry} />
      ) : (
        <Skeleton height={height} radius={16} />
      )}
    </section>
  )
}

function SectionAttempt({ height, onRetry, section, ...mounting }: Drawn & { height: number; onRetry: () => void }) {
  const [frame, phase] = useOpenedRemote({ ...mounting, section: section.name })
  return (
    <>
      {phase.at === 'loading' && (
        <div className={styles.waiting}>
          <SkeletonGroup>
            <Skeleton height={height} radius={16} />
          </SkeletonGroup>
        </div>
      )}
      <div ref={frame} className={styles.frame} hidden={phase.at === 'failed'} />
      {phase.at === 'failed' && (
        <SectionUnavailable title={section.title} reason={phase.failure.reason} onRetry={onRetry} />
      )}
    </>
  )
}
