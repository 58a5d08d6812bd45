import { useLateTexts } from '@sarv/shared/i18n/late-texts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { LoadError } from '../account/load-error'
import { ChoiceTable } from './choice-table'
import { DeviceCard } from './device-card'
import { isUnsupported, noticeSettingsQuery } from './notice-queries'
import styles from './notices.module.css'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** What a person is told, by text message and by notifications, and whether this device shows them. (HST-079, HST-080) */
export function NoticesScreen() {
  useLateTexts('notices', { fa, en })
  const { t } = useTranslation('host')
  const query = useQuery(noticeSettingsQuery())
  const isOnline = useOnline()
  if (isUnsupported(query.error))
    return (
      <Page width="flow">
        <EmptyState title={t('notices:unsupported')} text={t('notices:unsupportedText')} />
      </Page>
    )
  return (
    <Page width="flow">
      <QueryBoundary
        query={query}
        whole
        skeleton={
          <SkeletonStack>
            <SkeletonCard height={72} />
            <SkeletonCard rows={8} />
          </SkeletonStack>
        }
        failed={<LoadError query={query} text={t('notices:missing')} whole />}
      >
        {(settings) => (
          <>
            <DeviceCard settings={settings} />
            <SectionHeader title={t('notices:choices.title')} />
            <p className={styles.about} role="status">
              {isOnline ? t('notices:choices.about') : t('ui:offlineWrite')}
            </p>
            <ChoiceTable choices={settings.choices} withPush={settings.push_key !== null} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
