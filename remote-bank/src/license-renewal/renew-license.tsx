import { renewLicense } from '@sarv/shared/contract/bank-settings'
import { call, useNavigate } from '@sarv/shared/platform'
import { ConfirmChange } from '../confirm-change/confirm-change'
import { renewalAddress } from './renewal-result'

/** Confirmation of a licence renewal; its result is a page of its own. (BNK-074) */
export function RenewLicense({
  open,
  onClose,
  onRenewed,
}: {
  open: boolean
  onClose: () => void
  /** The server has answered, with a success or a refusal. */
  onRenewed: () => void
}) {
  const navigate = useNavigate()
  return (
    <ConfirmChange
      open={open}
      onClose={onClose}
      words="renewal"
      change={() => call(renewLicense, { body: {} })}
      onChanged={(result) => {
        onRenewed()
        navigate(renewalAddress(result))
      }}
    />
  )
}
