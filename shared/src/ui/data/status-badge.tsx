import { describeStatus, type StatusSet } from '../../rules/status'
import { Badge } from './badge'
import { StatusWord } from './status-word'

/** How something stands, in the tone and the words of its vocabulary. @example <StatusBadge set="order" value={order.status} /> */
export function StatusBadge({ set, value }: { set: StatusSet; value: string }) {
  return (
    <Badge tone={describeStatus(set, value).tone}>
      <StatusWord set={set} value={value} />
    </Badge>
  )
}
