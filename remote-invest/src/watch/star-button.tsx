import { usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { Star } from 'lucide-react'
import styles from './watch.module.css'
import { useStar, watchListQuery } from './watch-queries'

/** Star of a fund: pressed while the person watches it. It answers at once and is taken back where it was not kept. (INV-079) */
export function StarButton({ code }: { code: string }) {
  const { t } = useTranslation()
  const { t: ui } = useTranslation('ui')
  const { toast } = usePlatform()
  const isOnline = useOnline()
  const { data } = useQuery(watchListQuery())
  const star = useStar(() => toast(t('investWatch:star.failed')))
  const isOn = data?.ds_codes.includes(code) ?? false
  return (
    <span className={styles.star} data-on={isOn || undefined}>
      <IconButton
        icon={Star}
        label={t('investWatch:star.label')}
        aria-pressed={isOn}
        onClick={() => (isOnline ? star.mutate({ code, on: !isOn }) : toast(ui('offlineWrite')))}
      />
    </span>
  )
}
