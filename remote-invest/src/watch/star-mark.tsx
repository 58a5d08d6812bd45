import { Star } from 'lucide-react'
import styles from './watch.module.css'

/** The filled star, for a place that says in words what it means. */
export function StarMark() {
  return <Star size={16} strokeWidth={1.75} className={styles.mark} aria-hidden />
}
