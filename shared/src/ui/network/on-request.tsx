import { useTranslation } from '@sarv/shared/platform'
import { ChartLine, Image } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button'
import styles from './on-request.module.css'
import { useLowData } from './use-low-data'

const icons = { chart: ChartLine, picture: Image } as const

/**
 * In low-data mode a button in the place of something heavy, which is loaded once that is pressed; else the thing
 * itself. Lazy content in it is not fetched before. (U24)
 * @example <OnRequest show="chart"><Suspense fallback={<ChartSkeleton />}><PriceChart points={points} /></Suspense></OnRequest>
 */
export function OnRequest({ show, children }: { show: keyof typeof icons; children: ReactNode }) {
  const { t } = useTranslation('ui')
  const isLow = useLowData()
  const [isAsked, setAsked] = useState(false)
  if (!isLow) return children
  // The button has gone from under the focus.
  if (isAsked)
    return (
      <div ref={(element) => element?.focus({ preventScroll: true })} tabIndex={-1} className={styles.shown}>
        {children}
      </div>
    )
  return (
    <div className={styles.place} data-show={show}>
      <Button variant="tonal" size="s" icon={icons[show]} onClick={() => setAsked(true)}>
        {t(`onRequest.${show}`)}
      </Button>
    </div>
  )
}
