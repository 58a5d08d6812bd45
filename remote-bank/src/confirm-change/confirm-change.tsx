import { useMutation, useTranslation } from '@sarv/shared/platform'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'

/** Confirmation sheet of a change: what it does, and one button; nothing changes before it. (BNK-072…074) */
export function ConfirmChange<Changed>({
  open,
  onClose,
  words,
  tone = 'i',
  change,
  onChanged,
}: {
  open: boolean
  onClose: () => void
  /** Key of its `title`, `text` and `confirm`. */
  words: string
  tone?: 'i' | 'w'
  /** @throws ApiError that the shell has shown */
  change: () => Promise<Changed>
  onChanged: (changed: Changed) => void
}) {
  const { t } = useTranslation()
  const changing = useMutation({ mutationFn: change, onSuccess: onChanged })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!changing.isPending}
      title={t(`${words}.title`)}
      action={
        <OnlineButton block loading={changing.isPending} onClick={() => changing.mutate()}>
          {t(`${words}.confirm`)}
        </OnlineButton>
      }
    >
      <Alert tone={tone}>{t(`${words}.text`)}</Alert>
    </Sheet>
  )
}
