import { useTranslation } from '@sarv/shared/platform'
import { describeStatus, type StatusSet } from '../../rules/status'

/** Longer than any word of a vocabulary, short enough for a row. */
const longest = 24

/**
 * A word of the server in the words of its vocabulary; one that is not known yet stands as it came. (ST-07 … ST-16, F32)
 * @example <StatusWord set="transaction" value={transaction.type} />
 */
export function StatusWord({ set, value }: { set: StatusSet; value: string }) {
  const { t } = useTranslation()
  const { label } = describeStatus(set, value)
  const word = value.trim().slice(0, longest)
  return label === 'ui:status.unknown' && word !== '' ? <bdi>{word}</bdi> : t(label)
}
