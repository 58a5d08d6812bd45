import type { ReactNode } from 'react'
import { stack } from '../layout/primitives'
import { RadioMark, type RadioProps } from './radio'
import styles from './selectable-card.module.css'

/** Radio group of cards. @example <SelectableCards label={t('payBy')}>…</SelectableCards> */
export function SelectableCards({
  label,
  labelledBy,
  children,
}: {
  label?: string
  labelledBy?: string
  children: ReactNode
}) {
  return (
    <div role="radiogroup" aria-label={label} aria-labelledby={labelledBy} className={stack[12]}>
      {children}
    </div>
  )
}

/**
 * A whole card as one radio button: the mark at the start, a 2 px edge when chosen.
 * @example <SelectableCard name="psp" checked={chosen === 'negin'} onChoose={() => choose('negin')} title="نگین پرداخت" />
 */
export function SelectableCard({
  title,
  caption,
  end,
  ground = 'plain',
  onChoose,
  ...input
}: RadioProps & {
  title: ReactNode
  caption?: ReactNode
  /** A tile or a number at the far end. */
  end?: ReactNode
  /** `soft` colours the chosen one, as for answers. @default 'plain' */
  ground?: 'plain' | 'soft'
}) {
  return (
    <label className={styles.card} data-ground={ground} data-tall={caption || end ? true : undefined}>
      <input {...input} type="radio" className={styles.input} onChange={onChoose} />
      <RadioMark checked={input.checked} />
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {caption && <span className={styles.caption}>{caption}</span>}
      </span>
      {end}
    </label>
  )
}
