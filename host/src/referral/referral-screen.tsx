import { profileQuery } from '@sarv/shared/api/profile-query'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { Columns, Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/skeleton'
import { Asked } from '../account/asked'
import { OwnCode } from './own-code'
import styles from './referral.module.css'
import { referralQuery } from './referral-queries'
import { RegisterCode } from './register-code'
import { Rewards } from './rewards'

/** the own code, what it brought, and who invited the person (HST-054). */
export function ReferralScreen() {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  const referral = useQuery(referralQuery())
  const person = useQuery(profileQuery())
  // What the profile decides stands above the rewards: both come together, and nothing jumps.
  const ready = person.isPending ? { ...referral, data: undefined } : referral
  return (
    <Page>
      <Asked query={ready} whole failed={t('referral.missing')} skeleton={<ReferralSkeleton />}>
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
      </Asked>
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
