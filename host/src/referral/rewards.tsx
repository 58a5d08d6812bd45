import type { Referral, ReferralReward } from '@sarv/shared/contract/referral'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/badge'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { Tile } from '@sarv/shared/ui/tile'
import { Gift } from 'lucide-react'

/** What the invited friends brought. Who they are is not told. */
export function Rewards({ referral }: { referral: Referral }) {
  const { t } = useTranslation('host')
  if (referral.rewards.length === 0)
    return <EmptyState title={t('referral.noRewards')} text={t('referral.noRewardsText')} />
  return (
    <List label={t('referral.rewards')}>
      {referral.rewards.map((reward) => (
        <Reward key={reward.id} reward={reward} />
      ))}
    </List>
  )
}

function Reward({ reward }: { reward: ReferralReward }) {
  const { t } = useTranslation('host')
  const { number, dateLong } = useFormat()
  const words = { EARNED: t('referral.earned'), WAITING: t('referral.waiting') }
  const word = Object.hasOwn(words, reward.status) ? words[reward.status as keyof typeof words] : t('referral.unknown')
  return (
    <ListRow
      tile={<Tile icon={Gift} tone="gold" />}
      title={t('referral.reward', { chances: number(reward.chances) })}
      caption={t('referral.since', { date: dateLong(reward.created_at) })}
      end={<Badge tone={reward.status === 'EARNED' ? 'g' : 'w'}>{word}</Badge>}
    />
  )
}
