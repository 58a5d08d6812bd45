import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { ApiError, useMutation, usePlatform, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useState } from 'react'
import { type Confirmation, confirmationRequired } from '../contract/confirmation'
import { CodeStep } from '../stages/code-step'
import { Alert } from '../ui/feedback/alert'
import { Sheet } from '../ui/overlay/sheet'

/** What the call of a sensitive change takes beside its input; the key makes it run once, however often it is sent. */
export interface Confirmed {
  readonly idempotencyKey: string
  readonly confirmationCode?: string
}

interface Asked<Variables> extends Confirmation {
  readonly variables: Variables
  readonly idempotencyKey: string
  /** When the answer came, ms since 1970. */
  readonly sentAt: number
}

interface ConfirmedMutation<Variables> {
  /** Begins the change; nothing is sent while one is under way. */
  mutate: (variables: Variables) => void
  isPending: boolean
  /** While the sheet of the code is open; a sheet under it hides meanwhile and keeps what was typed. */
  isAsking: boolean
  /** What failed, as the endpoint's `failure` says who shows it; null for the question for a code. */
  error: unknown
  reset: () => void
  /** Sheet that asks for the code; render it beside the sheets of the screen. */
  sheet: ReactNode
}

/**
 * Mutation of a sensitive change (PLT-080): where the server asks for a code, a sheet names the change and takes the code,
 * and the same call goes out with it. A wrong code is said in the sheet; closing it changes nothing.
 * @example
 * const add = useConfirmedMutation({
 *   mutationFn: (iban: string, confirmed) => call(addWithdrawalAccount, { body: { iban }, ...confirmed }),
 *   onSuccess: setAccounts,
 * })
 * return <><OnlineButton loading={add.isPending} onClick={() => add.mutate(iban)}>…</OnlineButton>{add.sheet}</>
 */
export function useConfirmedMutation<Data, Variables = void>({
  mutationFn,
  onSuccess,
  onError,
}: {
  mutationFn: (variables: Variables, confirmed: Confirmed) => Promise<Data>
  onSuccess: (data: Data, variables: Variables) => void
  /** Not for the question for a code. */
  onError?: () => void
}): ConfirmedMutation<Variables> {
  const { t } = useTranslation('ui')
  const { alert } = usePlatform()
  const [asked, setAsked] = useState<Asked<Variables>>()
  const first = useMutation({
    mutationFn: ({ variables, idempotencyKey }: Pick<Asked<Variables>, 'variables' | 'idempotencyKey'>) =>
      mutationFn(variables, { idempotencyKey }),
    onSuccess: (data, { variables }) => onSuccess(data, variables),
    onError(error, sent) {
      const confirmation = confirmationIn(error)
      if (confirmation !== undefined) setAsked({ ...confirmation, ...sent, sentAt: Date.now() })
      else if (asked === undefined) onError?.()
    },
  })
  const second = useMutation({
    mutationFn: ({ variables, ...confirmed }: Confirmed & { variables: Variables }) => mutationFn(variables, confirmed),
  })
  const check = async ({ variables, idempotencyKey }: Asked<Variables>, confirmationCode: string) => {
    try {
      const data = await second.mutateAsync({ variables, idempotencyKey, confirmationCode })
      setAsked(undefined)
      onSuccess(data, variables)
      return undefined
    } catch (error) {
      const sentence = error instanceof ApiError && error.kind === 'http' ? sentenceOf(error) : undefined
      if (sentence !== undefined) return sentence
      alert(t(`failure.${failureKey(error)}`))
      throw error
    }
  }
  const error = confirmationIn(first.error) === undefined ? first.error : null
  return {
    mutate: (variables) => first.mutate({ variables, idempotencyKey: crypto.randomUUID() }),
    isPending: first.isPending,
    isAsking: asked !== undefined,
    error: asked === undefined ? error : null,
    reset: first.reset,
    sheet: (
      <Sheet open={asked !== undefined} onClose={() => setAsked(undefined)} title={t('confirmation.title')}>
        {asked && (
          <>
            {/* The code could not be sent again. */}
            {error && (
              <Alert tone="r" live>
                {sentenceOf(error) ?? t(`failure.${failureKey(error)}`)}
              </Alert>
            )}
            <CodeStep
              length={asked.digits}
              title={asked.text}
              action={t('confirmation.confirm')}
              code={asked}
              check={(code) => check(asked, code)}
              onResend={() => first.mutate(asked)}
              resending={first.isPending}
            />
          </>
        )}
      </Sheet>
    ),
  }
}

/** What an error asks to confirm; undefined for any other error. */
function confirmationIn(error: unknown): Confirmation | undefined {
  if (!(error instanceof ApiError) || error.status !== 428) return undefined
  return confirmationRequired.safeParse(error.body).data?.confirmation
}
