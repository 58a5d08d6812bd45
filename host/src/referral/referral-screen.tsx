import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { LoadError } from '../account/load-error'
import { OwnCode } from './own-code'
import styles from './referral.module.css'
import { referralQuery } from './referral-queries'
import { RegisterCode } from './register-code'
import { Rewards } from './rewards'

/** the referral page: own code, rewards, and the form for a friend's code (HST-054). */
export function ReferralScreen() {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  const referral = useQuery(referralQuery())
  const person = useQuery(profileQuery())
  // The profile decides a part above the rewards: waiting for both avoids a layout shift.
  const ready = person.isPending ? { ...referral, data: undefined } : referral
  return (
    <Page>
      <QueryBoundary
        query={ready}
        skeleton={<ReferralSkeleton />}
        failed={<LoadError query={referral} text={t('referral.missing')} whole />}
      >
        {(data) => (
          <Columns wide="end">
            <div>
              <OwnCode referral={data} />
              {person.data?.can_referral && (
                <section className={styles.register}>
                  <SectionHeader title={t('referral.invitedBy')} />
                  <RegisterCode />
                </section>
              )}
            </div>
            <section>
              <SectionHeader
                title={t('referral.rewards')}
                unit={t('referral.invited', { friends: number(data.invited_count) })}
                first
              />
              <Rewards referral={data} />
            </section>
          </Columns>
        )}
      </QueryBoundary>
    </Page>
  )
}

function ReferralSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton height={48} />
      <SkeletonCard height={118} />
      <Skeleton height={52} radius={14} />
      <SkeletonCard rows={3} />
    </div>
  )
}
