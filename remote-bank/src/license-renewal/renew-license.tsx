import { renewLicense } from '@sarv/shared/contract/bank-settings'
import { call, useMutation, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { renewalAddress } from './renewal-result'

/** Confirmation of a licence renewal; its result is a page of its own. (BNK-074) */
export function RenewLicense({
  open,
  onClose,
  onRenewed,
}: {
  open: boolean
  onClose: () => void
  /** The server has answered, whatever it said. */
  onRenewed: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const renew = useMutation({
    mutationFn: () => call(renewLicense, { body: {} }),
    onSuccess(result) {
      onRenewed()
      navigate(renewalAddress(result))
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!renew.isPending}
      title={t('renewal.title')}
      action={
        <Button block loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('renewal.confirm')}
        </Button>
      }
    >
      <Alert tone="i">{t('renewal.text')}</Alert>
    </Sheet>
  )
}
