import { readOutbox, updateOutbox } from '@sarv/shared/outbox/outbox'
import { signedInSub } from '@sarv/shared/outbox/signed-in-sub'
import { type Platform, queryOptions, usePlatform } from '@sarv/shared/platform'
import { useState } from 'react'
import { bankPlace } from '../money/bank-place'
import type { TransferRequest } from '../money/transfer-request'
import { type KeptDraft, parseDraft, type TransferDraft } from './transfer-draft'

type Kind = TransferRequest['kind']

/** Query of the draft that a reload left; read once, when the flow opens. */
export const draftQuery = (platform: Platform, kind: Kind, resumed: boolean) =>
  queryOptions({
    queryKey: ['bank', 'transfer-draft', kind, resumed],
    queryFn: async () => {
      const kept = resumed ? (await readOutbox(bankPlace, platform)).drafts[kind] : undefined
      return parseDraft(kept, { sub: signedInSub(platform), now: Date.now() })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * The draft of a transfer as state, kept in the encrypted slice at every change, so that a reload loses nothing typed.
 * It holds no secret. (BNK-060)
 */
export function useTransferDraft(kind: Kind, first: TransferDraft) {
  const platform = usePlatform()
  const [draft, setDraft] = useState(first)
  const keep = (kept: KeptDraft | undefined) =>
    updateOutbox(bankPlace, platform, ({ drafts }) => ({ drafts: { ...drafts, [kind]: kept } })).catch(platform.report)
  return {
    draft,
    change(changed: Partial<TransferDraft>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      void keep({ sub: signedInSub(platform) ?? '', at: Date.now(), draft: next })
    },
    /** Forgets it, on the device too: the transfer is made. */
    clear(next: TransferDraft) {
      setDraft(next)
      void keep(undefined)
    },
  }
}
