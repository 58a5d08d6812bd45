import { type BankSetting, blockCard } from '@sarv/shared/contract/bank-settings'
import { call, useMutation, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { settingQuery } from './setting-query'

/** Confirmation of blocking the card, or of unblocking it: what it does, and one button. (BNK-073) */
export function BlockCard({
  open,
  onClose,
  isBlocked,
}: {
  open: boolean
  onClose: () => void
  isBlocked: BankSetting['is_blocked']
}) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const queryClient = useQueryClient()
  const words = isBlocked ? 'unblock' : 'block'
  const change = useMutation({
    mutationFn: () => call(blockCard, { body: { is_blocked: !isBlocked } }),
    onSuccess(setting) {
      queryClient.setQueryData(settingQuery().queryKey, setting)
      toast(t(`setting.${words}.done`))
      onClose()
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!change.isPending}
      title={t(`setting.${words}.title`)}
      action={
        <Button block loading={change.isPending} onClick={() => change.mutate()}>
          {t(`setting.${words}.confirm`)}
        </Button>
      }
    >
      <Alert tone={isBlocked ? 'i' : 'w'}>{t(`setting.${words}.text`)}</Alert>
    </Sheet>
  )
}
