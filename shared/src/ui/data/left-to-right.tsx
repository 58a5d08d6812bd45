import type { ReactNode } from 'react'

/**
 * A figure that reads from left to right in both languages and is not translated: a share, a time, a number that names
 * something. @example <LeftToRight>{percent(share)}</LeftToRight>
 */
export function LeftToRight({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  )
}
