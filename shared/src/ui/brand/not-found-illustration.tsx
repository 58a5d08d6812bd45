import { Leaf } from './illustrations'
import styles from './illustrations.module.css'

/** Illustration of the 404 page: a signpost without words. */
export function NotFoundIllustration() {
  return (
    <svg width="132" height="112" viewBox="0 0 132 112" aria-hidden="true">
      <Leaf x={20} height={52} foot={106} className={styles.pale} />
      <Leaf x={110} height={72} foot={106} className={styles.pale} />
      <path className={styles.ground} d="M63 8V106" strokeWidth="4" strokeLinecap="round" />
      <path
        className={styles.board}
        d="M50 18h36l10 10-10 10H50a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        className={styles.paper}
        d="M76 48H40L30 58l10 10h36a4 4 0 0 0 4-4V52a4 4 0 0 0-4-4Z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        className={styles.ground}
        d="M2 107.500H130"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 6.400"
      />
    </svg>
  )
}
