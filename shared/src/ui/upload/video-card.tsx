import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { videoExitDelayMs } from '../../rules/constants'
import { typography } from '../layout/primitives'
import { useLowData } from '../network/use-low-data'
import styles from './video-card.module.css'

/** Safari on phones has a full screen of its own, only for videos. */
interface SafariVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void
}

/**
 * A short film behind its cover: a tap plays it over the whole screen; once that is left it stands at its start and
 * cover again, 300 ms later. A film that does not play is only reported (PLT-058, ERR-23).
 * @example <VideoCard src={address} cover={picture} title="سبد اختصاصی چیست؟" caption="۱ دقیقه" />
 */
export function VideoCard({
  src,
  cover,
  captions,
  title,
  caption,
}: {
  /** Address on the app's own origin or that of the API, or a blob: no other may play here. */
  src: string
  cover?: string
  /** Address of the spoken words as WebVTT. */
  captions?: string
  title: string
  caption?: string
}) {
  const { t } = useTranslation('ui')
  const { report } = usePlatform()
  const isLow = useLowData()
  const film = useRef<SafariVideo>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    const element = film.current
    if (!element || !playing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reset = () => {
      element.pause()
      timer = setTimeout(() => {
        element.currentTime = 0
        // Loads again, because only that brings the cover back.
        element.load()
        setPlaying(false)
      }, videoExitDelayMs)
    }
    const left = () => {
      if (document.fullscreenElement !== element) reset()
    }
    document.addEventListener('fullscreenchange', left)
    element.addEventListener('webkitendfullscreen', reset)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('fullscreenchange', left)
      element.removeEventListener('webkitendfullscreen', reset)
    }
  }, [playing])
  const play = async () => {
    const element = film.current
    if (!element) return
    try {
      setPlaying(true)
      if (element.requestFullscreen) await element.requestFullscreen()
      else element.webkitEnterFullscreen?.()
      await element.play()
    } catch (error) {
      setPlaying(false)
      report(error)
      if (document.fullscreenElement === element) await document.exitFullscreen().catch(report)
    }
  }
  return (
    <div className={styles.card}>
      <video
        ref={film}
        className={styles.film}
        src={src}
        poster={isLow ? undefined : cover}
        preload="none"
        playsInline
        controls={playing}
      >
        <track kind="captions" src={captions} />
      </video>
      <button type="button" className={styles.play} aria-label={t('video.play', { title })} onClick={play}>
        <span className={styles.disc}>
          <Play size={24} strokeWidth={2} fill="currentColor" aria-hidden />
        </span>
        <span className={styles.text}>
          <span className={typography.row}>{title}</span>
          {caption && <span className={styles.caption}>{caption}</span>}
        </span>
      </button>
    </div>
  )
}
