import { useFormat } from '@sarv/shared/platform'
import styles from './signed-number.module.css'
import { type Trend, trendOf } from './trend'

interface Look {
  value: number
  /** Without colour and triangle, as for a comparison column. */
  quiet?: boolean
  /** Without the triangle. */
  plain?: boolean
}

/**
 * A share with its sign: a triangle, the sign and the colour say the same. `value` is in percent: 38.42 is ۳۸٫۴۲٪.
 * @example <Percent value={fund.yearly} />
 */
export function Percent({ value, ...look }: Look) {
  const { percent } = useFormat()
  return <Signed {...look} value={value} text={percent(value, { sign: 'always' })} />
}

/**
 * An amount of rial with its sign, without the unit. `feed` is a bank feed: what goes out is not an error, so not red.
 * @example <SignedNumber value={-2_450_000} feed />
 */
export function SignedNumber({ value, feed, ...look }: Look & { feed?: boolean }) {
  const { number } = useFormat()
  return (
    <Signed {...look} plain={look.plain || feed} feed={feed} value={value} text={number(value, { sign: 'always' })} />
  )
}

function Signed({ value, text, quiet, plain, feed }: Look & { text: string; feed?: boolean }) {
  const trend = trendOf(value)
  return (
    <span
      className={styles.signed}
      data-trend={quiet ? undefined : trend}
      data-quiet={quiet || undefined}
      data-feed={feed ? trend : undefined}
    >
      {!quiet && !plain && <TrendMark trend={trend} />}
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </span>
  )
}

/** ▲, ▼ or a dash, drawn: not every font has them. */
export function TrendMark({ trend }: { trend: Trend }) {
  const shape = { up: 'M5 .8 9.6 8.6H.4Z', down: 'M5 8.2.4.4h9.2Z', flat: 'M1 3.7h8v1.6H1Z' }[trend]
  return (
    <svg width="10" height="9" viewBox="0 0 10 9" aria-hidden="true">
      <path d={shape} fill="currentColor" />
    </svg>
  )
}
