import styles from './primitives.module.css'

/**
 * Classes of what is laid out one below the other, by the gap in pixels.
 * @example <form className={stack[12]}>…</form>
 */
export const stack = {
  4: styles.gap4,
  8: styles.gap8,
  12: styles.gap12,
  16: styles.gap16,
  20: styles.gap20,
  24: styles.gap24,
} as const

/**
 * Classes of text: its size and its ink.
 * @example <p className={typography.secondary}>{t('lead')}</p>
 */
export const typography = {
  secondary: styles.secondary,
  error: styles.error,
  caption: styles.caption,
  captionFaint: styles.captionFaint,
  section: styles.section,
  row: styles.row,
  title: styles.title,
} as const
