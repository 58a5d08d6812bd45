import { TransferFlow } from '../transfer/transfer-flow'

/** Screen of /bank/operations/card-to-card. (BNK-060, BNK-061) */
export function CardToCardScreen() {
  return <TransferFlow byCard />
}
