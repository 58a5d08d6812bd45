import { lazyScreen } from '@sarv/shared/platform'
import { useMedia } from '@sarv/shared/ui/layout/use-media'
import { LatePart } from '../app/late-part'
import styles from './context-zone.module.css'
import { useDrawn } from './use-drawn'

const Context = lazyScreen(async () => (await import('./context')).Context)

/** As in context-zone.module.css. */
const threeZones = '(min-width: 1200px)'
const timing = { earliest: 1_000, latest: 6_000 }

/**
 * The third zone of wide windows, at the end side. Its room stands there from the first paint on; what is in it is fetched
 * once the page has drawn what the person came for. (HST-074)
 */
export function ContextZone() {
  const isWide = useMedia(threeZones)
  const isDue = useDrawn(() => document.querySelector('main'), { watches: isWide, ...timing })
  return (
    <div className={styles.zone}>
      {isWide && isDue && (
        <LatePart>
          <Context />
        </LatePart>
      )}
    </div>
  )
}
