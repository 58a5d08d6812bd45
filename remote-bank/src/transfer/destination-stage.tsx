import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import type { ApiError } from '@sarv/shared/platform'
import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { DestinationOwnerLine } from './destination-owner-line'
import { GroupedField } from './grouped-field'
import { OwnIbans } from './own-ibans'
import { RecentDestinations, SavedDestinations } from './saved-destinations'
import { SourceCard } from './source-card'
import styles from './transfer.module.css'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'

/** What is known of the owner of a destination. */
export interface Inquiry {
  readonly data: DestinationOwner | undefined
  readonly error: ApiError | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Stage of the destination: typed, pasted or picked, with its owner before anything else is asked. (BNK-060, BNK-062, BNK-063) */
export function DestinationStage({
  kind,
  sources,
  source,
  draft,
  inquiry,
  onChange,
  onContinue,
}: {
  kind: TransferKind
  sources: readonly OpenAccount[]
  source: OpenAccount
  draft: TransferDraft
  inquiry: Inquiry
  onChange: (changed: Partial<TransferDraft>) => void
  onContinue: () => void
}) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { number } = draft
  const fault = kind.fault(number)
  const judged = fault !== undefined && (number.length >= kind.places || pressed)
  // Errors of the inquiry stand under the field and nowhere else. (ERR-06)
  const refused = fault === undefined && !inquiry.isFetching ? inquiry.error : null
  const error = judged
    ? t(number === '' ? 'ui:rules.required' : fault)
    : refused
      ? (sentenceOf(refused) ?? t(`ui:failure.${failureKey(refused)}`))
      : undefined
  const choose = (chosen: string) => {
    setPressed(false)
    onChange({ number: chosen })
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (refused && refused.kind !== 'http') return void inquiry.refetch()
    if (fault === undefined && inquiry.data) onContinue()
    else if (!inquiry.isFetching) field.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <SourceCard sources={sources} source={source} onChoose={(account) => onChange({ account })} />
      <GroupedField
        label={t(`transfer.number.${kind.kind}`)}
        name="destination"
        clean={kind.clean}
        letters={kind.kind === 'IBAN'}
        value={number}
        onChange={choose}
        error={error}
        inputRef={field}
      />
      <div role="status">
        {fault === undefined && inquiry.isFetching && <p className={typography.secondary}>{t('transfer.asking')}</p>}
        {fault === undefined && inquiry.data && <DestinationOwnerLine owner={inquiry.data} />}
      </div>
      <Alert tone="i">{t(`transfer.own.${kind.kind}`)}</Alert>
      {kind.kind === 'IBAN' && <OwnIbans source={source} chosen={number} onChoose={choose} />}
      <RecentDestinations kind={kind.kind} chosen={number} onChoose={choose} />
      <SavedDestinations kind={kind.kind} chosen={number} onChoose={choose} />
      <ActionBar>
        <Button type="submit" block loading={fault === undefined && inquiry.isFetching}>
          {t('transfer.continue')}
        </Button>
      </ActionBar>
    </form>
  )
}
