import { type RefObject, useEffect, useRef } from 'react'
import { type Finger, movePull, type Pull } from './pull'

/**
 * Pull to refresh: while one finger pulls the page down from its very top, the sign follows it; letting go beyond the mark
 * refreshes. Only the sign is moved, never the page. (U15)
 * @param canBegin asked when the finger goes down
 */
export function usePull(sign: RefObject<HTMLElement | null>, canBegin: () => boolean, onRefresh: () => void): void {
  const latest = useRef({ canBegin, onRefresh })
  useEffect(() => {
    latest.current = { canBegin, onRefresh }
  })
  useEffect(() => {
    let from: Finger | undefined
    let pull: Pull = { at: 'undecided' }

    const show = () => {
      sign.current?.setAttribute('data-pull', pull.at)
      sign.current?.style.setProperty('--pull', `${'offset' in pull ? pull.offset : 0}px`)
      sign.current?.style.setProperty('--turn', `${'offset' in pull ? pull.offset * 3 : 0}deg`)
    }
    const end = () => {
      from = undefined
      pull = { at: 'undecided' }
      show()
    }
    const handlers = {
      touchstart({ touches, target }: TouchEvent) {
        const [finger] = touches
        const isOne = touches.length === 1 && finger !== undefined
        if (isOne && window.scrollY <= 0 && isAtTop(target) && latest.current.canBegin())
          from = { x: finger.clientX, y: finger.clientY }
        else end()
      },
      touchmove({ touches: [finger] }: TouchEvent) {
        if (from === undefined || finger === undefined) return
        pull = window.scrollY > 0 ? { at: 'elsewhere' } : movePull(pull, from, { x: finger.clientX, y: finger.clientY })
        show()
      },
      touchend() {
        if (pull.at === 'ready') latest.current.onRefresh()
        end()
      },
      touchcancel: end,
    }
    for (const [type, handle] of Object.entries(handlers))
      document.addEventListener(type, handle as EventListener, { passive: true })
    return () => {
      for (const [type, handle] of Object.entries(handlers)) document.removeEventListener(type, handle as EventListener)
    }
  }, [sign])
}

/** Whether nothing around the finger is itself scrolled down, and nothing keeps its touches to itself, as a sheet does. */
function isAtTop(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at !== null && at !== document.body; at = at.parentElement) {
    const overlay = at.getAttribute('role') === 'dialog' || at.getAttribute('role') === 'alertdialog'
    if (overlay || at.scrollTop > 0 || getComputedStyle(at).touchAction === 'none') return false
  }
  return true
}
