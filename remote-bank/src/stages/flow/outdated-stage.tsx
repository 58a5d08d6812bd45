import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { useEffect } from 'react'

/** Replaces a stage that requires fields which this version does not know: it says so and reports it. */
export function OutdatedStage({ stage, fields }: { stage: string; fields: readonly string[] }) {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const unknown = `${stage}: ${fields.join(', ')}`
  useEffect(() => {
    report(new Error(`Unknown required fields of the stage ${unknown}`))
  }, [report, unknown])
  return (
    <EmptyState
      title={t('stages.outdated')}
      text={t('stages.outdatedText')}
      action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>}
    />
  )
}
