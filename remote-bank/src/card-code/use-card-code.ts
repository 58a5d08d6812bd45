import { sendCardCode } from '@sarv/shared/contract/bank-settings'
import { call, useMutation } from '@sarv/shared/platform'
import type { CodeOut } from '@sarv/shared/stages/code-step'
import { useState } from 'react'

/** Digits of the code for a new PIN or for the card's number. */
export const cardCodeLength = 6

/**
 * Sends the one-time code of a card's secret. A code that still lives is typed, not sent again: the server would refuse
 * another one. (BNK-073)
 */
export function useCardCode(purpose: 'PIN' | 'REVEAL') {
  const [code, setCode] = useState<CodeOut>()
  const sending = useMutation({
    mutationFn: () => call(sendCardCode, { body: { purpose } }),
    onSuccess: ({ result }) => setCode({ ...result, sentAt: Date.now() }),
  })
  return {
    code,
    sending: sending.isPending,
    /** Resolves whether there is a code to be typed; a failure has been shown by the shell. */
    async request(): Promise<boolean> {
      if (code && Date.now() < code.sentAt + code.expire_seconds * 1_000) return true
      return sending.mutateAsync().then(
        () => true,
        () => false,
      )
    },
    resend: () => sending.mutate(),
    /** The code was used. */
    forget: () => setCode(undefined),
  }
}
