import { Skeleton } from '../ui/feedback/skeleton'
import styles from './question-form.module.css'

/** Skeleton of a survey: its bar, the question, three answers. */
export function SurveySkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton height={8} radius={4} />
      <Skeleton height={72} radius={8} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
    </div>
  )
}
