import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { videoSeconds } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { Circle, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardStage } from '../flow/card-flow'
import { secondsLeft, wordsRead } from './reading-pace'
import type { Recorder } from './use-recorder'
import { videoTextIn } from './video-facts'
import styles from './video-recording.module.css'

const length = videoSeconds * 1_000
/** Milliseconds between two looks at the clock. */
const tick = 200

/** The camera's picture with the text to read, whose heading takes the focus, and the countdown. (BNK-025, CON-07) */
export function VideoRecording({
  stage,
  recorder: { state, camera, record, stop },
}: {
  stage: CardStage
  recorder: Recorder
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  useLock(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const picture = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (picture.current) picture.current.srcObject = camera ?? null
  }, [camera])
  const since = state.kind === 'recording' ? state.since : undefined
  const elapsed = useElapsed(since)
  const left = secondsLeft(elapsed, length)
  return (
    <div className={stack[12]}>
      <h2 ref={heading} tabIndex={-1} className={typography.section}>
        {t('stages.video.readAloud')}
      </h2>
      <ReadAloud text={videoTextIn(stage)} elapsed={since === undefined ? undefined : elapsed} />
      <div className={styles.frame}>
        <video
          className={styles.picture}
          ref={picture}
          aria-label={t('stages.video.picture')}
          autoPlay
          playsInline
          muted
        />
        <p className={styles.clock} data-on={since !== undefined || undefined} role="timer">
          {t('stages.video.left', { seconds: number(left) })}
        </p>
      </div>
      <ActionBar>
        {since === undefined ? (
          <Button
            block
            icon={Circle}
            loading={state.kind === 'turning'}
            disabled={state.kind === 'asking'}
            onClick={record}
          >
            {t(state.kind === 'turning' ? 'stages.video.turning' : 'stages.video.start')}
          </Button>
        ) : (
          <Button block icon={Square} onClick={stop}>
            {t('stages.video.stop')}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}

/** The text at the pace of calm reading: what should have been read is set off. */
function ReadAloud({ text, elapsed }: { text: string; elapsed: number | undefined }) {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const read = elapsed === undefined ? 0 : wordsRead(words.length, elapsed, length)
  return (
    <p className={styles.text} dir="auto">
      <mark className={styles.read}>{words.slice(0, read).join(' ')}</mark> {words.slice(read).join(' ')}
    </p>
  )
}

/** Returns the milliseconds since a moment, renewed several times a second. */
function useElapsed(since: number | undefined): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.max(0, now - since)
}
