import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

/**
 * Accordion of questions and answers; the browser's own `details`, so that "find in page" reaches them.
 * @example <Accordion items={faqs.map(({ id, question, answer }) => ({ key: id, title: question, content: answer }))} />
 */
export function Accordion({
  items,
  onOpen,
}: {
  items: readonly { key: string | number; title: ReactNode; content: ReactNode }[]
  onOpen?: (key: string | number) => void
}) {
  return (
    <div>
      {items.map(({ key, title, content }) => (
        <details key={key} className={styles.item} onToggle={(event) => event.currentTarget.open && onOpen?.(key)}>
          <summary className={styles.question}>
            {title}
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  )
}
