import { useFormat, useTranslation } from '@sarv/shared/platform'

/** An instant as date and time, with the zone that they are of; in words under the pointer. */
export function AbsoluteTime({ iso }: { iso: string }) {
  const { t } = useTranslation('console')
  const { date, time, relative } = useFormat()
  return (
    <time dateTime={iso} title={relative(iso)}>
      {t('zoned', { date: date(iso), time: time(iso) })}
    </time>
  )
}
