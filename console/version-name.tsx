import { useTranslation } from '@sarv/shared/platform'

/** A version as people copy it: Latin, from left to right. A dash while all people run none. */
export function VersionName({ version }: { version: string | undefined }) {
  const { t } = useTranslation('console')
  if (version === undefined) return t('none')
  return (
    <bdi dir="ltr" translate="no">
      {version}
    </bdi>
  )
}
