import { useFormat } from '@sarv/shared/platform'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './print-sheet.module.css'

/**
 * Print state hook: whether something is being printed, by the app's own button or by the browser's, and the way to do it. What is only for
 * paper need not be drawn before.
 * @example
 * const { printing, print } = usePrinting()
 * <Button onClick={print}>{t('print')}</Button>
 * {printing && <Paper><table>…</table></Paper>}
 */
export function usePrinting(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false)
  const [asked, setAsked] = useState(0)
  const stands = useRef(printing)
  useEffect(() => {
    stands.current = printing
  })
  useEffect(() => {
    // The browser takes its picture as soon as this returns.
    const begin = () => {
      if (!stands.current) flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  // The paper stands by then.
  useEffect(() => {
    if (asked > 0) window.print()
  }, [asked])
  const print = () => {
    setPrinting(true)
    setAsked(asked + 1)
  }
  return { printing, print }
}

/**
 * Print layout in place of the page: A4 sheets in the direction of the language, numbered, black on white. It is not
 * visible on the screen. A table's head is repeated on every sheet.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  const { language } = useFormat()
  return createPortal(
    <div className={styles.paper} data-language={language} aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
}
