import { isNotFound } from '@sarv/platform/client/api/read-failure'
import type { BankSetting } from '@sarv/shared/contract/bank-settings'
import {
  useFormat,
  usePlatform,
  useQuery,
  useQueryClient,
  useSearchParams,
  useTranslation,
} from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { CalendarClock, CreditCard, FileText, Gauge, KeyRound, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { RenewLicense } from '../license-renewal/renew-license'
import { BlockCard } from './block-card'
import { ChangePin } from './change-pin'
import { DailyLimit } from './daily-limit'
import { settingQuery } from './setting-query'

/** Screen of /bank/setting: block, PIN, daily limit, reissue, licence and terms of the card; `?block=1` opens the first. (BNK-073, SUP-029) */
export function SettingsScreen() {
  const { t } = useTranslation()
  const setting = useQuery(settingQuery())
  return (
    <Page width="flow">
      <QueryBoundary
        query={setting}
        whole
        skeleton={
          <SkeletonStack>
            <SkeletonCard rows={3} />
            <SkeletonCard rows={3} />
          </SkeletonStack>
        }
        failed={
          isNotFound(setting.error) ? (
            <EmptyState
              title={t('setting.none')}
              text={t('setting.noneText')}
              action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>}
            />
          ) : undefined
        }
      >
        {(data) => <Settings setting={data} />}
      </QueryBoundary>
    </Page>
  )
}

type OpenSheet = 'block' | 'pin' | 'limit' | 'renewal'

function Settings({ setting: { is_blocked, limits, license, terms_url } }: { setting: BankSetting }) {
  const { t } = useTranslation()
  const { rial, day } = useFormat()
  const { showPdf, report } = usePlatform()
  const queryClient = useQueryClient()
  const [sheet, open] = useState<OpenSheet | undefined>(useSearchParams()[0].get('block') === '1' ? 'block' : undefined)
  const close = () => open(undefined)
  const validUntil = t('setting.license.until', { date: day(license.valid_until) })
  return (
    <div className={stack[8]}>
      <SectionHeader first title={t('setting.safety')} />
      <List label={t('setting.safety')}>
        <ListRow
          onPress={() => open('block')}
          tile={<Tile icon={is_blocked ? LockOpen : Lock} tone={is_blocked ? 'gray' : 'green'} />}
          title={t(is_blocked ? 'setting.unblock.title' : 'setting.block.title')}
          caption={t(is_blocked ? 'setting.unblock.caption' : 'setting.block.caption')}
          end={is_blocked && <Badge tone="r">{t('setting.blocked')}</Badge>}
          chevron
        />
        <ListRow
          onPress={() => open('pin')}
          tile={<Tile icon={KeyRound} tone="gold" />}
          title={t('pin.title')}
          caption={t('pin.caption')}
          chevron
        />
        <ListRow
          onPress={() => open('limit')}
          tile={<Tile icon={Gauge} tone="blue" />}
          title={t('setting.limit.title')}
          caption={t('setting.limit.caption', { limit: rial(limits.card_daily), used: rial(limits.used_today) })}
          chevron
        />
      </List>
      <SectionHeader title={t('setting.services')} />
      <List label={t('setting.services')}>
        <ListRow
          to="/bank/new-card-onboarding"
          tile={<Tile icon={CreditCard} />}
          title={t('setting.reissue.title')}
          caption={t('setting.reissue.caption')}
          chevron
        />
        <ListRow
          onPress={license.can_renew ? () => open('renewal') : undefined}
          tile={<Tile icon={CalendarClock} tone="gray" />}
          title={t('renewal.title')}
          caption={license.can_renew ? validUntil : `${validUntil} ${t('setting.license.early')}`}
          chevron={license.can_renew}
        />
        <ListRow
          onPress={() => showPdf({ file: terms_url, title: t('setting.terms') })}
          tile={<Tile icon={FileText} tone="blue" />}
          title={t('setting.terms')}
          chevron
        />
      </List>
      <BlockCard open={sheet === 'block'} onClose={close} isBlocked={is_blocked} />
      <ChangePin open={sheet === 'pin'} onClose={close} />
      <DailyLimit open={sheet === 'limit'} onClose={close} limits={limits} />
      <RenewLicense
        open={sheet === 'renewal'}
        onClose={close}
        onRenewed={() => queryClient.invalidateQueries({ queryKey: settingQuery().queryKey }).catch(report)}
      />
    </div>
  )
}
