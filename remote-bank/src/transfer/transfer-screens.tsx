import { TransferFlow } from './transfer-flow'

/** Screen of /bank/operations/card-to-card. (BNK-060, BNK-061) */
export function CardToCardScreen() {
  return <TransferFlow byCard />
}

/** Screen of /bank/operations/sheba. (BNK-063, BNK-064) */
export function ShebaScreen() {
  return <TransferFlow byCard={false} />
}
