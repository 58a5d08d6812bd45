import type { Fund } from '@sarv/shared/contract/funds'
import { usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { maxWaitingAlerts } from '@sarv/shared/rules/fund-alert'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AlertFields } from './alert-fields'
import { AlertLists } from './alert-lists'
import { currentValue, parseThreshold, typedFault } from './alert-threshold'
import { useAlertDraft } from './use-alert-draft'
import { alertsQuery, useAddAlert } from './watch-queries'

// More than 15 imports: form, lists and both mutations of alerts meet in this one sheet.

/** Sheet that sets an alert of a fund, and has all that the person has set. (INV-080) */
export function AlertSheet({ fund, open, onClose }: { fund: Fund; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const alerts = useQuery({ ...alertsQuery(), enabled: open })
  const { typed, update, discard } = useAlertDraft(fund.ds_code)
  const { measure, direction, text } = typed
  const add = useAddAlert(() => {
    update({ text: '' })
    discard()
    setTried(false)
    toast(t('investWatch:alert.added'))
  })
  const fault = typedFault(text, { measure, direction }, currentValue(fund, measure))
  const isFull = (alerts.data ?? []).filter(({ done_at }) => done_at === null).length >= maxWaitingAlerts
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault === undefined) add.mutate({ ds_code: fund.ds_code, measure, direction, threshold: parseThreshold(text) })
    else field.current?.focus()
  }
  const close = () => {
    setTried(false)
    add.reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      wide="side"
      title={t('investWatch:alert.title', { fund: fund.fund_name })}
      description={t('investWatch:alert.text')}
      action={
        <>
          {isFull ? (
            <Alert tone="w">{t('investWatch:alert.full', { most: maxWaitingAlerts })}</Alert>
          ) : (
            <CallErrorAlert error={add.error} text={t('investWatch:alert.notAdded')} />
          )}
          <OnlineButton type="submit" form={form} block loading={add.isPending} disabled={isFull}>
            {t('investWatch:alert.add')}
          </OnlineButton>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <AlertFields
          ref={field}
          fund={fund}
          typed={typed}
          onChange={update}
          error={tried && fault ? t(`investWatch:alert.fault.${fault}`) : undefined}
        />
      </form>
      <QueryBoundary query={alerts} skeleton={<SkeletonCard rows={2} tile={false} />}>
        {(all) => <AlertLists alerts={all} code={fund.ds_code} />}
      </QueryBoundary>
    </Sheet>
  )
}
