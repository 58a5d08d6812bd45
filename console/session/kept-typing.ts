import { useEffect, useState } from 'react'

/** What was typed in a sheet; its page and its name say where it belongs. */
export interface Typed {
  readonly sheet: 'change' | 'lock'
  readonly typed: unknown
}

interface Kept extends Partial<Typed> {
  readonly path: string
  readonly search: string
}

const key = 'sarv-typed'

/** Leads to the sign-in, which leads back to this page; what was typed waits in this tab. */
export function signInAgain(typed?: Typed): void {
  const { pathname: path, search } = location
  const kept: Kept = { path, search, ...typed }
  sessionStorage.setItem(key, JSON.stringify(kept))
  location.assign(`/sign-in?${new URLSearchParams({ to: path })}`)
}

/** Puts the search of the list back, which the way through the sign-in does not hold. */
export function restoreSearch(): void {
  const { search, sheet } = keptHere()
  if (search) history.replaceState(history.state, '', search)
  if (!sheet) sessionStorage.removeItem(key)
}

/** Hook of what was typed in a sheet of this page before the sign-in; forgotten once it is there again. */
export function useReturned<Values>(sheet: Typed['sheet']): Values | undefined {
  const [returned] = useState(() => {
    const kept = keptHere()
    return kept.sheet === sheet ? (kept.typed as Values) : undefined
  })
  useEffect(() => {
    if (returned !== undefined) sessionStorage.removeItem(key)
  }, [returned])
  return returned
}

function keptHere(): Partial<Kept> {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
  return kept.path === location.pathname ? kept : {}
}
