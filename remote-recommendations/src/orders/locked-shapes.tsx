import styles from './locked-shapes.module.css'

/** Blurred shapes in the place of a composition that is locked: the same for everyone, without a text or a number. (REC-030) */
export function LockedShapes() {
  return (
    <div className={styles.shapes} aria-hidden="true">
      <span className={styles.ring} />
      <span className={styles.lines}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </span>
    </div>
  )
}
