import { ApiError, useTranslation } from '@sarv/shared/platform'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { today as todayInTehran } from '../calendar/days'
import { ActionBar } from '../ui/actions/action-bar'
import { MoneyButton } from '../ui/actions/money-button'
import { DayField } from '../ui/dates/day-field'
import { Alert } from '../ui/feedback/alert'
import { TextInput } from '../ui/fields/text-input'
import { Uploader } from '../ui/upload/uploader'
import type { SendFile } from '../ui/upload/use-upload'
import { goodFacts, noSlipFacts, type SlipError, type SlipFacts, slipErrors, slipFieldNames } from './slip-fields'
import styles from './slip-form.module.css'

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
 *   send={(file, facts, way) => api.upload(uploadSlip, { params: { uuid }, file, fields: facts, ...way })}
 *   onSubmit={async () => goOn(await call(submitSlip, { params: { uuid } }))}
 * />
 */
export function SlipForm({
  label,
  send,
  onSubmit,
  action,
  children,
}: {
  /** Over the file. @default «تصویر رسید» */
  label?: string
  /** Uploads; an answer that is not SUCCESS counts as not accepted (PMA-043, ERR-32). */
  send: (
    file: File,
    facts: Partial<SlipFacts>,
    way: Parameters<SendFile>[1],
  ) => Promise<{ readonly status: string } | undefined>
  /** Hands the uploaded slip in; gets the checked facts in ASCII, for flows that send them once more. */
  onSubmit: (facts: SlipFacts) => Promise<unknown>
  /** @default «ثبت رسید» */
  action?: string
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState(noSlipFacts)
  const [checked, setChecked] = useState(false)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  const sent = useRef<string>(undefined)
  const busy = useRef(false)
  const tracking = useRef<HTMLInputElement>(null)
  const day = useRef<HTMLButtonElement>(null)
  const account = useRef<HTMLInputElement>(null)

  const today = todayInTehran()
  const faults = slipErrors(typed, today)
  const say = (fault: SlipError | undefined) => (checked && fault ? t(fault) : undefined)
  const change = (part: Partial<SlipFacts>) => setTyped((before) => ({ ...before, ...part }))

  const upload = async (slip: File, way: Parameters<SendFile>[1]) => {
    const facts = goodFacts(typed, today)
    const answer = await send(slip, facts, way)
    if (answer !== undefined && answer.status !== 'SUCCESS') throw new NotAccepted()
    sent.current = JSON.stringify(facts)
  }
  const explain = (error: unknown) => setRefusal(saidBy(error) ?? t('slip.failed'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (file === undefined || busy.current) return
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
      if (sent.current !== JSON.stringify(goodFacts(typed, today))) {
        await upload(file, { onProgress: () => undefined, signal: new AbortController().signal })
      }
      await onSubmit(facts)
    } catch (error) {
      explain(error)
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Uploader
        label={label ?? t('slip.file')}
        onChange={setFile}
        send={async (slip, way) => {
          setRefusal(undefined)
          try {
            await upload(slip, way)
          } catch (error) {
            // What the uploader says itself is enough where the server gave no reason.
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
        <MoneyButton type="submit" block disabled={file === undefined} loading={submitting}>
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
