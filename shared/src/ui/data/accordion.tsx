import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

/**
 * Accordion of questions and answers; the browser's own `details`, so that "find in page" reaches them.
 * @example <Accordion items={faqs.map(({ id, question, answer }) => ({ key: id, title: question, content: answer }))} />
 */
export function Accordion({
  items,
  opened,
  onOpen,
}: {
  items: readonly { key: string | number; title: ReactNode; content: ReactNode }[]
  /** The one that is open from the beginning and has the focus, as behind a link to it. */
  opened?: string | number
  onOpen?: (key: string | number) => void
}) {
  return (
    <div>
      {items.map(({ key, title, content }) => (
        <details
          key={key}
          ref={key === opened ? openAndFocus : undefined}
          className={styles.item}
          onToggle={(event) => event.currentTarget.open && onOpen?.(key)}
        >
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

function openAndFocus(item: HTMLDetailsElement | null) {
  if (!item) return
  item.open = true
  // The focus scrolls it into sight too.
  item.querySelector('summary')?.focus()
}
