import { type Confirmed, useConfirmedMutation } from '@sarv/shared/confirmation/use-confirmed-mutation'
import { useTranslation } from '@sarv/shared/platform'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'

/**
 * Confirmation sheet of a change: what it does, and one button; nothing changes before it. A sensitive change asks for a
 * code then. (BNK-072…074, PLT-080)
 */
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
  change: (confirmed: Confirmed) => Promise<Changed>
  onChanged: (changed: Changed) => void
}) {
  const { t } = useTranslation()
  const changing = useConfirmedMutation({
    mutationFn: (_: undefined, confirmed) => change(confirmed),
    onSuccess: onChanged,
  })
  return (
    <>
      <Sheet
        open={open && !changing.isAsking}
        onClose={onClose}
        dismissible={!changing.isPending}
        title={t(`${words}.title`)}
        action={
          <OnlineButton block loading={changing.isPending} onClick={() => changing.mutate(undefined)}>
            {t(`${words}.confirm`)}
          </OnlineButton>
        }
      >
        <Alert tone={tone}>{t(`${words}.text`)}</Alert>
      </Sheet>
      {changing.sheet}
    </>
  )
}
