import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Title of a page that draws its own header; takes the focus after a navigation, as the title in the shell's header does.
 * @example <PageTitle className={styles.heading}>{t('title')}</PageTitle>
 */
export function PageTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The shell focused its main element, because the page was not loaded yet.
    const main = title.current?.closest('main')
    if (main && document.activeElement === main) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={title} className={className} data-page-title tabIndex={-1}>
      {children}
    </h1>
  )
}
