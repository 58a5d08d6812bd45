import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { PageSkeleton } from '@sarv/shared/ui/feedback/page-skeleton'
import styles from './remote-loading.module.css'

/**
 * The loading state of a page: a skeleton, until the page draws. (PLT-067, PLT-074)
 * @param skeleton as the manifest names it
 */
export function RemoteLoading({ skeleton = 'list' }: Pick<ManifestRoute, 'skeleton'>) {
  return (
    <div className={styles.place}>
      <PageSkeleton kind={skeleton} />
    </div>
  )
}
