import type { ReferralReward } from '@sarv/shared/contract/referral'
import type { Sql } from '../../db/sql'

/** What one invited friend with an active account is worth in the draws. */
const chancesPerFriend = 10
const activeLevel = 2

/** Referral rewards: what the friends that a person invited bring, newest first. */
export async function listRewards(db: Sql, sub: string): Promise<ReferralReward[]> {
  const friends = await db.query<{ level: number; invited_at: Date }>(
    `select p.level, r.invited_at from referral r join person p on p.sub = r.sub
     where r.invited_by = $1 order by r.invited_at desc, r.sub`,
    [sub],
  )
  return friends.map(({ level, invited_at }, index) => ({
    // A number within this list: the friend's own would tell who it is.
    id: friends.length - index,
    status: level >= activeLevel ? 'EARNED' : 'WAITING',
    chances: chancesPerFriend,
    created_at: invited_at.toISOString(),
  }))
}

/** Chances that count in a draw: those of friends whose account is active. */
export async function countChances(db: Sql, sub: string): Promise<number> {
  const rewards = await listRewards(db, sub)
  return rewards.filter(({ status }) => status === 'EARNED').reduce((sum, { chances }) => sum + chances, 0)
}
