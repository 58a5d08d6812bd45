import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { NoticeChoice } from '@sarv/shared/contract/notice-settings'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Switch } from '@sarv/shared/ui/fields/switch'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { useId } from 'react'
import { type Channel, useChoose } from './notice-queries'
import styles from './notices.module.css'

const channels: readonly Channel[] = ['sms', 'push']

/** What is told by text message and by push: a row for each kind, a column for each channel. (HST-079) */
export function ChoiceTable({ choices, withPush }: { choices: readonly NoticeChoice[]; withPush: boolean }) {
  const { t } = useTranslation('host')
  const shown = channels.filter((channel) => channel === 'sms' || withPush)
  return (
    <table className={styles.table} aria-label={t('notices:choices.title')}>
      <thead>
        <tr>
          <th scope="col">{t('notices:choices.kind')}</th>
          {shown.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {t(`notices:choices.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <ChoiceRow key={choice.kind} choice={choice} channels={shown} />
        ))}
      </tbody>
    </table>
  )
}

function ChoiceRow({ choice, channels }: { choice: NoticeChoice; channels: readonly Channel[] }) {
  const { title, tells, always } = choice
  const about = useId()
  return (
    <tr>
      <th scope="row">
        <span className={styles.title}>{title}</span>
        <span className={styles.tells} id={about}>
          {always ?? tells}
        </span>
      </th>
      {channels.map((channel) => (
        <td key={channel} className={styles.channel}>
          <ChoiceSwitch choice={choice} channel={channel} describedBy={about} />
        </td>
      ))}
    </tr>
  )
}

function ChoiceSwitch({
  choice: { kind, title, always, ...on },
  channel,
  describedBy,
}: {
  choice: NoticeChoice
  channel: Channel
  describedBy: string
}) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const isOnline = useOnline()
  const choose = useChoose(kind, channel, (error) => toast(sentenceOf(error) ?? t('notices:choices.failed')))
  return (
    <Switch
      label={t('notices:choices.of', { channel: t(`notices:choices.${channel}`), kind: title })}
      on={on[channel]}
      disabled={!isOnline || (channel === 'sms' && always !== null)}
      describedBy={describedBy}
      onChange={(next) => choose.mutate(next)}
    />
  )
}
