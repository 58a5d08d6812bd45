import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'

/** A dialog with a confirm and a «later» button. */
export function PromptSheet({
  open,
  words,
  onConfirm,
  onClose,
}: {
  open: boolean
  /** Translation key of its title, text and confirm button under `prompts`. */
  words: 'onboarding' | 'activation' | 'funds'
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('host')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`prompts.${words}.title`)}
      description={t(`prompts.${words}.text`)}
      action={
        <>
          <Button block onClick={onConfirm}>
            {t(`prompts.${words}.confirm`)}
          </Button>
          <Button block variant="quiet" onClick={onClose}>
            {t('prompts.later')}
          </Button>
        </>
      }
    />
  )
}
