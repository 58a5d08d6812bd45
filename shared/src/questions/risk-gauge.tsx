import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { loneZero } from '../money/rial'
import { gauge } from '../rules/constants'
import { needleDegrees, scoreBand } from '../rules/score-band'
import { type GaugeBand, gaugeBands } from './gauge-geometry'
import styles from './risk-gauge.module.css'

/**
 * Risk score gauge: half a round that begins at the low end where the language begins, a needle that moves
 * half a second later, and always the score and its word in print (PLT-056, ST-12, D-02).
 * @example <RiskGauge score={result.score} label={result.risk_taking}>{result.risk_description}</RiskGauge>
 */
export function RiskGauge({
  score,
  label,
  heading,
  children,
}: {
  /** 0 to 100; a score outside stops at the end; NaN shows `-`. */
  score: number
  /** The server's word; without it the word of the band stands there. */
  label?: string
  /** The element of the word, to focus it. */
  heading?: Ref<HTMLHeadingElement>
  /** What the result means. */
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { number, language } = useFormat()
  const known = Number.isFinite(score)
  const degrees = useLateNeedle(known ? needleDegrees(score) : 0)
  const total = number(100)
  const band = known ? scoreBand(score) : 'neutral'
  return (
    <figure className={styles.gauge} data-band={band}>
      <svg
        className={`mirrored ${styles.dial}`}
        viewBox="0 0 280 160"
        role="img"
        aria-label={known ? t('risk.score', { score: number(score), total }) : t('risk.noScore')}
      >
        {gaugeBands.map((one: GaugeBand) => (
          <path key={one.band} d={one.path} className={styles.band} data-band={one.band} />
        ))}
        <g className={styles.needle} style={{ transform: `rotate(${degrees}deg)` }} data-degrees={degrees}>
          <path d="M38 140 L141 131 L141 149 Z" />
          <circle cx="140" cy="140" r="7.5" />
        </g>
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{t('risk.low')}</span>
        <span>{t('risk.high')}</span>
      </p>
      {/* Not a caption: it would be read twice, as the figure's name and as its content. */}
      <div className={styles.result}>
        <p className={styles.score} aria-hidden="true">
          <span className={styles.number}>{score === 0 ? loneZero[language] : known ? number(score) : '-'}</span>
          <span className={styles.total}>{t('risk.of', { total })}</span>
        </p>
        {(label || known) && (
          <h2 ref={heading} tabIndex={-1} className={styles.label}>
            {label || t(`risk.${band}`)}
          </h2>
        )}
        {children && (
          <div className={styles.text}>
            {/* The server's sentence keeps its own direction under a page of the other one. */}
            <bdi>{children}</bdi>
          </div>
        )}
      </div>
    </figure>
  )
}

/** At rest first, so that the eye sees where the needle goes. */
function useLateNeedle(target: number): number {
  const [degrees, setDegrees] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setDegrees(target), gauge.delayMs)
    return () => clearTimeout(timer)
  }, [target])
  return degrees
}
