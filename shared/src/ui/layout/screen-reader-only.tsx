import type { ReactNode } from 'react'

/** Text that is only read out. @example <ScreenReaderOnly>{t('new')}</ScreenReaderOnly> */
export function ScreenReaderOnly({
  as: Tag = 'span',
  live,
  children,
}: {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div'
  /** Reads changes, without interrupting. */
  live?: boolean
  children: ReactNode
}) {
  return (
    <Tag className="visually-hidden" role={live ? 'status' : undefined}>
      {children}
    </Tag>
  )
}
