import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** A section of the gallery for one family of components, with an anchor of its own. */
export function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.shelf} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.items}>{children}</div>
    </section>
  )
}

/** One component in one of its states. */
export function Item({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? `${styles.item} ${styles.wide}` : styles.item}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
