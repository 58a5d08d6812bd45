import { type BankSetting, blockCard } from '@sarv/shared/contract/bank-settings'
import { call, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { ConfirmChange } from '../confirm-change/confirm-change'
import { settingQuery } from './setting-query'

/** Confirmation of blocking the card, or of unblocking it. (BNK-073) */
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
  const words = isBlocked ? 'setting.unblock' : 'setting.block'
  return (
    <ConfirmChange
      open={open}
      onClose={onClose}
      words={words}
      tone={isBlocked ? 'i' : 'w'}
      change={(confirmed) => call(blockCard, { body: { is_blocked: !isBlocked }, ...confirmed })}
      onChanged={(setting) => {
        queryClient.setQueryData(settingQuery().queryKey, setting)
        toast(t(`${words}.done`))
        onClose()
      }}
    />
  )
}
