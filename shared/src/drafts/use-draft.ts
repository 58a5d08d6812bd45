import { draftSlice, type KeptDraft, parseKeptDraft } from '@sarv/platform/client/storage/kept-draft'
import { type Platform, usePlatform } from '@sarv/shared/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** State of a form that outlives the page. */
export interface Draft<Typed> {
  readonly typed: Typed
  /** Whether the stored draft was read, for a screen whose start depends on it. */
  readonly isRead: boolean
  readonly change: (next: Typed) => void
  /** Changes a part of the newest draft, also where an older one is still rendered. */
  readonly update: (part: Partial<Typed>) => void
  /** Forgets it on the device, as when it was sent; what is shown stays. */
  readonly discard: () => void
}

/**
 * Draft of a form: state that is kept encrypted on the device for its person, over Back, reloads, a session that ended and
 * signing in again; gone after 24 hours, and when it is discarded. Never for a code, a password or a PIN. (U4)
 * @param parse what the storage holds may be anything; undefined for a wrong shape
 * @example const { typed: digits, change, discard } = useDraft('buy-12180', '', parseDigits)
 */
export function useDraft<Typed>(
  form: string,
  initial: Typed,
  parse: (kept: unknown) => Typed | undefined,
): Draft<Typed> {
  const platform = usePlatform()
  const [typed, setTyped] = useState(initial)
  const [isRead, setRead] = useState(false)
  const newest = useRef(initial)
  const isTouched = useRef(false)
  const show = (next: Typed) => {
    newest.current = next
    setTyped(next)
  }
  const resume = useEffectEvent((stored: unknown) => {
    setRead(true)
    const kept = parse(parseKeptDraft(stored, Date.now())?.typed)
    // A text that the person typed before the draft was read takes precedence.
    if (kept !== undefined && !isTouched.current) show(kept)
  })
  useEffect(() => {
    let isLeft = false
    const stored = sliceOf(platform, form)?.get() ?? Promise.resolve()
    const ignore = (error: unknown) => platform.report(error)
    stored.catch(ignore).then((kept) => isLeft || resume(kept))
    return () => {
      isLeft = true
    }
  }, [platform, form])
  const change = (next: Typed) => {
    isTouched.current = true
    show(next)
    sliceOf(platform, form)
      ?.set({ at: Date.now(), typed: next } satisfies KeptDraft)
      .catch(platform.report)
  }
  return {
    typed,
    isRead,
    change,
    update: (part) => change({ ...newest.current, ...part }),
    discard() {
      isTouched.current = true
      discardDraft(platform, form)
    },
  }
}

/** Forgets a draft that another component holds, as a sheet does with the form inside. */
export function discardDraft(platform: Platform, form: string): void {
  sliceOf(platform, form)?.set(undefined).catch(platform.report)
}

/** Undefined in a shell that keeps no drafts yet. */
function sliceOf({ storage }: Pick<Platform, 'storage'>, form: string) {
  try {
    return storage(draftSlice(form))
  } catch {
    return undefined
  }
}

/** Parses the digits of an amount out of a draft. @example parseDigits('5000000') // '5000000' */
export function parseDigits(kept: unknown): string | undefined {
  return typeof kept === 'string' && /^\d{1,15}$/.test(kept) ? kept : undefined
}

/** Parser of a form whose values take precedence over its draft, as one that is filled from the server. */
export const noDraft = (): undefined => undefined
