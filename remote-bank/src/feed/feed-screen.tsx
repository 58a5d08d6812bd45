import { feedKinds } from '@sarv/shared/contract/feed'
import { FeedList } from '@sarv/shared/feed/feed-list'
import { useFeedTexts } from '@sarv/shared/feed/use-feed-texts'
import { useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './feed.module.css'
import { useFeedAmounts } from './use-feed-amounts'

const everything = {}

/** Screen of /transactions: what a person paid and received in all products. (INV-088…090) */
export function FeedScreen() {
  useFeedTexts()
  const { t } = useTranslation()
  const { shown, toggle } = useFeedAmounts()
  return (
    <Page>
      <div className={styles.feed}>
        <FeedList
          owner="bank"
          scope={everything}
          kinds={feedKinds}
          shown={shown}
          onToggle={toggle}
          start={{ text: t('feed:noneText'), to: '/funds', label: t('feed:seeFunds') }}
        />
      </div>
    </Page>
  )
}
