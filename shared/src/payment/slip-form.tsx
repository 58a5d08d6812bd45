import { ApiError, useTranslation } from '@sarv/shared/platform'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { today as todayInTehran } from '../calendar/days'
import { useDraft } from '../drafts/use-draft'
import { ActionBar } from '../ui/actions/action-bar'
import { MoneyButton } from '../ui/actions/money-button'
import { DayField } from '../ui/dates/day-field'
import { Alert } from '../ui/feedback/alert'
import { TextInput } from '../ui/fields/text-input'
import { stack } from '../ui/layout/primitives'
import { Uploader } from '../ui/upload/uploader'
import type { SendFile } from '../ui/upload/use-upload'
import { emptySlip, parseSlipDraft } from './slip-draft'
import { goodFacts, noSlipFacts, type SlipError, type SlipFacts, slipErrors, slipFieldNames } from './slip-fields'

/**
 * Upload form of a bank slip and its facts: tracking number, day, the payer's account; then it is handed in. The file is sent
 * as soon as it is chosen, with the facts that are good by then; if they change afterwards, the same file goes once more
 * with all three before `onSubmit`, so that the newest upload always carries them (D-13). Nothing typed or chosen is lost
 * when a call fails: the server's sentence stands above the button and both can be pressed again.
 *
 * It knows nothing of the flow that it stands in: `children` come before it (an amount, accounts to pay into), `onSubmit`
 * goes on. Where the shell has shown a failure of `onSubmit` already, catch it there. It brings its own ActionBar.
 * @example
 * <SlipForm
 *   draft={`slip-${uuid}`}
 *   send={(file, facts, way) => api.upload(uploadSlip, { params: { uuid }, file, fields: facts, ...way })}
 *   onSubmit={async () => goOn(await call(submitSlip, { params: { uuid } }))}
 * />
 */
export function SlipForm({
  draft: name,
  label,
  send,
  submitsFacts = false,
  onSubmit,
  action,
  children,
}: {
  /** Name of its draft: of one payment alone. */
  draft: string
  /** Over the file. @default «تصویر رسید» */
  label?: string
  /** Uploads; an answer that is not SUCCESS counts as not accepted (PMA-043, ERR-32). */
  send: (
    file: File,
    facts: Partial<SlipFacts>,
    way: Parameters<SendFile>[1],
  ) => Promise<{ readonly status: string } | undefined>
  /** Whether `onSubmit` sends the facts, so that a file from before a reload need not go once more with them. */
  submitsFacts?: boolean
  /**
   * Hands the uploaded slip in; gets the checked facts in ASCII, for flows that send them once more. `false`: not taken,
   * and told already.
   */
  onSubmit: (facts: SlipFacts) => Promise<unknown>
  /** @default «ثبت رسید» */
  action?: string
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const draft = useDraft(name, emptySlip, parseSlipDraft)
  const { facts: typed, uploaded } = draft.typed
  const [checked, setChecked] = useState(false)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)
  const tracking = useRef<HTMLInputElement>(null)
  const day = useRef<HTMLButtonElement>(null)
  const account = useRef<HTMLInputElement>(null)

  const today = todayInTehran()
  const faults = slipErrors(typed, today)
  const say = (fault: SlipError | undefined) => (checked && fault ? t(fault) : undefined)
  const change = (part: Partial<SlipFacts>) => draft.update({ facts: { ...typed, ...part } })

  const upload = async (slip: File, way: Parameters<SendFile>[1]) => {
    const facts = goodFacts(typed, today)
    const answer = await send(slip, facts, way)
    if (answer !== undefined && answer.status !== 'SUCCESS') throw new NotAccepted()
    draft.update({ uploaded: { name: slip.name, sent: JSON.stringify(facts) } })
  }
  const explain = (error: unknown) => setRefusal(saidBy(error) ?? t('slip.failed'))
  // The server may have dropped what it had before the reload.
  const chooseAgain = (why?: string) => {
    if (why) setRefusal(why)
    draft.update({ uploaded: undefined })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!uploaded || busy.current) return
    setChecked(true)
    const wrong = slipFieldNames.find((name) => faults[name])
    if (wrong !== undefined) {
      const fields = { tracking_number: tracking, date: day, account_number: account }
      fields[wrong].current?.focus()
      return
    }
    busy.current = true
    setSubmitting(true)
    setRefusal(undefined)
    try {
      const facts = { ...noSlipFacts, ...goodFacts(typed, today) }
      if (uploaded.sent !== JSON.stringify(goodFacts(typed, today))) {
        if (file !== undefined)
          await upload(file, { onProgress: () => undefined, signal: new AbortController().signal })
        else if (!submitsFacts) return chooseAgain(t('slip.again'))
      }
      if ((await onSubmit(facts)) !== false) draft.discard()
      else if (file === undefined) chooseAgain()
    } catch (error) {
      explain(error)
      if (file === undefined) chooseAgain()
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }
  return (
    <form className={stack[20]} onSubmit={submit} noValidate>
      {children}
      <Uploader
        label={label ?? t('slip.file')}
        before={uploaded?.name}
        onChange={(next) => {
          setFile(next)
          if (next === undefined) draft.update({ uploaded: undefined })
        }}
        send={async (slip, way) => {
          setRefusal(undefined)
          try {
            await upload(slip, way)
          } catch (error) {
            // The uploader's own text is enough where the server gave no reason.
            if (!way.signal.aborted)
              setRefusal(saidBy(error) ?? (error instanceof NotAccepted ? t('slip.failed') : undefined))
            throw error
          }
        }}
      />
      <TextInput
        ref={tracking}
        label={t('slip.tracking')}
        digits
        maxLength={40}
        value={typed.tracking_number}
        onChange={({ target }) => change({ tracking_number: target.value })}
        error={say(faults.tracking_number)}
      />
      <DayField
        buttonRef={day}
        label={t('slip.day')}
        value={typed.date}
        onChange={(date) => change({ date })}
        error={say(faults.date)}
      />
      <TextInput
        ref={account}
        label={t('slip.account')}
        help={t('slip.accountHelp')}
        digits
        maxLength={40}
        value={typed.account_number}
        onChange={({ target }) => change({ account_number: target.value })}
        error={say(faults.account_number)}
      />
      <ActionBar>
        {refusal && (
          <Alert tone="r" live>
            {refusal}
          </Alert>
        )}
        <MoneyButton type="submit" block disabled={!uploaded} loading={submitting}>
          {action ?? t('slip.submit')}
        </MoneyButton>
      </ActionBar>
    </form>
  )
}

/** The server took the file and said no. */
class NotAccepted extends Error {}

function saidBy(error: unknown): string | undefined {
  return error instanceof ApiError ? error.detail || undefined : undefined
}
