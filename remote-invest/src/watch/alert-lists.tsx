import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { FundAlert } from '@sarv/shared/contract/fund-watch'
import { useFormat, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { Trash2 } from 'lucide-react'
import { fundsQuery } from '../funds/fund-queries'
import { useAlertWords } from './alert-words'
import styles from './watch.module.css'
import { useRemoveAlert } from './watch-queries'

/** The alerts of this fund, and those of others: twenty are all that a person may have. */
export function AlertLists({ alerts, code }: { alerts: readonly FundAlert[]; code: string }) {
  const { t } = useTranslation()
  const own = alerts.filter(({ ds_code }) => ds_code === code)
  const others = alerts.filter(({ ds_code }) => ds_code !== code)
  return (
    <div className={styles.alerts}>
      {own.length > 0 && <AlertList title={t('investWatch:alert.of')} alerts={own} />}
      {others.length > 0 && <AlertList title={t('investWatch:alert.others')} alerts={others} named />}
    </div>
  )
}

function AlertList({ title, alerts, named }: { title: string; alerts: readonly FundAlert[]; named?: boolean }) {
  const { t } = useTranslation()
  const { t: ui } = useTranslation('ui')
  const { day } = useFormat()
  const { toast } = usePlatform()
  const isOnline = useOnline()
  const words = useAlertWords()
  const funds = useQuery({ ...fundsQuery(), enabled: named ?? false })
  const remove = useRemoveAlert()
  const press = (id: number) => {
    if (!isOnline) return toast(ui('offlineWrite'))
    remove.mutate(id, {
      onError: (error) => toast(sentenceOf(error) ?? t('investWatch:alert.notRemoved')),
    })
  }
  return (
    <section aria-label={title}>
      <SectionHeader level="h3" title={title} />
      <List label={title}>
        {alerts.map((alert) => {
          const { id, ds_code, created_at, done_at } = alert
          const fund = named && funds.data?.find((one) => one.ds_code === ds_code)?.fund_name
          const said = done_at
            ? t('investWatch:alert.done', { date: day(done_at) })
            : t('investWatch:alert.waiting', { date: day(created_at) })
          return (
            <ListRow
              key={id}
              title={words(alert)}
              caption={fund ? `${fund} · ${said}` : said}
              end={
                <IconButton
                  icon={Trash2}
                  label={t('investWatch:alert.remove', { alert: words(alert) })}
                  onClick={() => press(id)}
                />
              }
            />
          )
        })}
      </List>
    </section>
  )
}
