import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { Address } from '@sarv/shared/contract/addresses'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useRemoveAddress } from './user-info-queries'

/** Confirmation sheet for removing an address; a refusal says why, such as a card that is sent there. (HST-052) */
export function RemoveAddressSheet({
  address,
  open,
  onClose,
}: {
  address: Address
  open: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { toast } = usePlatform()
  const remove = useRemoveAddress(() => {
    toast(t('userInfo.addressRemoved'))
    onClose()
  })
  return (
    <Sheet
      open={open}
      onClose={() => {
        remove.reset()
        onClose()
      }}
      dismissible={!remove.isPending}
      title={t('userInfo.removeTitle')}
      description={<OwnText text={digits(address.address)} />}
      action={
        <>
          {remove.isError && (
            <Alert tone="r" live>
              {sentenceOf(remove.error) ?? t('userInfo.removeFailed')}
            </Alert>
          )}
          <OnlineButton block loading={remove.isPending} onClick={() => remove.mutate(address.id)}>
            {t('userInfo.removeYes')}
          </OnlineButton>
          <Button block variant="quiet" disabled={remove.isPending} onClick={onClose}>
            {t('userInfo.removeNo')}
          </Button>
        </>
      }
    />
  )
}
