import { TransferFlow } from '../transfer/transfer-flow'

/** Screen of /bank/operations/sheba. (BNK-063, BNK-064) */
export function ShebaScreen() {
  return <TransferFlow byCard={false} />
}
