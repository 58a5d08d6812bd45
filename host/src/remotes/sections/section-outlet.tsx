import { crashLoopGuard } from '@sarv/platform/client/remotes/loading/crash-loop-guard'
import type { RemoteMount } from '@sarv/platform/client/remotes/loading/open-remote'
import { useRemoteMount } from '@sarv/platform/client/remotes/loading/use-remote-mount'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { ManifestSection } from '@sarv/platform/contract/manifest-parts'
import { useFormat } from '@sarv/shared/platform'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { useMemo, useRef, useState } from 'react'
import { SectionErrorCard } from './section-error-card'
import styles from './section-outlet.module.css'
import { toSectionPlatform } from './section-platform'

type SectionOutletProps = Omit<RemoteMount, 'section'> & { readonly section: ManifestSection; readonly bus: Bus }

/** Height of a section's skeleton where its manifest gives none; px. */
const defaultHeight = 160

/**
 * Renders a section of one remote in the page of another: a skeleton, lazy until it is near the viewport, then the
 * section, or a quiet error card with a retry. The page never waits for it and never crashes with it. (INV-077)
 */
export function SectionOutlet({ platform: pagePlatform, ...props }: SectionOutletProps) {
  const { title, height = defaultHeight } = props.section
  const { language } = useFormat()
  const platform = useMemo(() => toSectionPlatform(pagePlatform), [pagePlatform])
  const element = useRef<HTMLElement>(null)
  const isNear = useNearViewport(element)
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    // The retry button is unmounted; the keyboard focus stays in its place.
    if (element.current?.contains(document.activeElement)) element.current.focus()
    crashLoopGuard.forget({ remote: props.remote, section: props.section.name })
    setAttempt(attempt + 1)
  }
  return (
    <section ref={element} className={styles.section} aria-label={title[language]} tabIndex={-1}>
      {isNear ? (
        <SectionAttempt key={attempt} {...props} platform={platform} height={height} onRetry={retry} />
      ) : (
        <Skeleton height={height} radius={16} />
      )}
    </section>
  )
}

function SectionAttempt({
  height,
  onRetry,
  section,
  bus,
  ...mounting
}: SectionOutletProps & { height: number; onRetry: () => void }) {
  const [frame, phase] = useRemoteMount({ ...mounting, section: section.name }, bus)
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
        <SectionErrorCard title={section.title} reason={phase.error.reason} file={phase.error.file} onRetry={onRetry} />
      )}
    </>
  )
}
