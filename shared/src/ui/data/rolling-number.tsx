import { useState } from 'react'
import styles from './rolling-number.module.css'

/**
 * Digits that roll when they change: those that differ, for 200 ms, in the place of the new number. The text is the new one
 * from the first moment on; for people who asked for less motion nothing moves.
 * @example <RollingNumber text={number(amount)} />
 */
export function RollingNumber({ text }: { text: string }) {
  const [{ shown, before }, show] = useState({ shown: text, before: text })
  if (shown !== text) show({ shown: text, before: mayMove() ? shown : text })
  if (before === text) return text
  // Units stand under units.
  const old = before.padStart(text.length).slice(-text.length)
  return [...text].map((digit, place) =>
    digit === old[place] ? (
      digit
    ) : (
      <span key={`${place} ${text}`} className={styles.place} data-before={old[place]}>
        <span className={styles.digit} onAnimationEnd={() => show({ shown: text, before: text })}>
          {digit}
        </span>
      </span>
    ),
  )
}

const mayMove = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches
