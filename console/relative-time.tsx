import { useFormat, useTranslation } from '@sarv/shared/platform'

/** An instant in words, with its date and time under the pointer. @param iso undefined when it is not known */
export function RelativeTime({ iso }: { iso: string | undefined }) {
  const { t } = useTranslation('console')
  const { date, time, relative } = useFormat()
  if (iso === undefined) return <>{t('longAgo')}</>
  return (
    <time dateTime={iso} title={t('zoned', { date: date(iso), time: time(iso) })}>
      {relative(iso)}
    </time>
  )
}
