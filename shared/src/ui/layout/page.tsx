import type { ReactNode } from 'react'
import styles from './page.module.css'
import { PageFailures } from './page-failures'

/**
 * The gutter and the widths of the layout table in look.md. `flow` is the one 456 px column of buy, onboarding,
 * receipt and OTP. Parts of it that failed for the same reason say it once. (D-124)
 * @example <Page width="flow"><AmountField … /><ActionBar><Button block>ادامه</Button></ActionBar></Page>
 */
export function Page({ width = 'wide', children }: { width?: 'wide' | 'flow'; children: ReactNode }) {
  return (
    <div className={styles.page} data-width={width}>
      <PageFailures>{children}</PageFailures>
    </div>
  )
}

/** Two columns where the work zone of the shell has 872 px, one below. `wide="end"` gives the room to the second (the assets page). */
export function Columns({ wide = 'start', children }: { wide?: 'start' | 'end'; children: ReactNode }) {
  return (
    <div className={styles.columns} data-wide={wide}>
      {children}
    </div>
  )
}
