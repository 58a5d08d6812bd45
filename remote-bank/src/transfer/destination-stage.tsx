import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { DestinationField } from './destination-field'
import { DestinationOwnerLine } from './destination-owner-line'
import { OwnIbans } from './own-ibans'
import { RecipientList, useRecipients } from './recipient-list'
import { numbersOf } from './recipients'
import styles from './transfer.module.css'
import { TypedBank } from './typed-bank'
import { destinationFault, isWhole, typedDestination } from './typed-destination'
import { useInquiry } from './use-inquiry'

/**
 * Stage of the recipient: picked with one press, or a number that is typed or pasted, with its owner before anything else is
 * asked. (BNK-060, BNK-062, BNK-063, BNK-087, BNK-088)
 */
export function DestinationStage({
  source,
  isFrozen,
  value,
  onChange,
  onContinue,
}: {
  source: OpenAccount
  /** The holder has blocked the card: it sends nothing to another card. */
  isFrozen: boolean
  value: string
  onChange: (typed: string) => void
  /** Gets the numbers of the recipient. */
  onContinue: (numbers: readonly string[]) => void
}) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const typed = typedDestination(value)
  const recipients = useRecipients(value)
  const fault = typed.kind === 'CARD' && isFrozen && isWhole(typed) ? 'transfer.fault.frozen' : destinationFault(typed)
  const inquiry = useInquiry(fault === undefined ? typed.text : undefined)
  const judged = fault !== undefined && (pressed || isWhole(typed))
  // Errors of the inquiry stand under the field and nowhere else. (ERR-06)
  const refused = fault === undefined && !inquiry.isFetching ? inquiry.error : null
  const error = judged
    ? t(fault)
    : refused
      ? (sentenceOf(refused) ?? t(`ui:failure.${failureKey(refused)}`))
      : undefined
  const owner = fault === undefined ? inquiry.data : undefined
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const [only, ...others] = typed.kind === 'NAME' && typed.text.trim() !== '' ? recipients : []
    if (only && others.length === 0) return onContinue(numbersOf(only))
    if (refused && refused.kind !== 'http') return void inquiry.refetch()
    if (owner) onContinue([owner.iban ?? typed.text])
    else if (!inquiry.isFetching) field.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <DestinationField
        value={value}
        onChange={(text) => {
          setPressed(false)
          onChange(text)
        }}
        error={error}
        inputRef={field}
      />
      <div role="status">
        {owner ? (
          <DestinationOwnerLine owner={owner} number={owner.iban ?? typed.text} />
        ) : (
          <TypedBank typed={typed} source={source} />
        )}
        {fault === undefined && inquiry.isFetching && <p className={typography.secondary}>{t('transfer.asking')}</p>}
      </div>
      {!owner && <RecipientList recipients={recipients} isSearched={value !== ''} onPick={onContinue} />}
      {value === '' && <OwnIbans source={source} onPick={onContinue} />}
      <Alert tone="i">{t('transfer.own')}</Alert>
      <ActionBar>
        <Button type="submit" block loading={fault === undefined && inquiry.isFetching}>
          {t('transfer.continue')}
        </Button>
      </ActionBar>
    </form>
  )
}
