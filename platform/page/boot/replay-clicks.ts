/**
 * Keeps the last press on a frame, and shows that it is kept: the code that answers it is still on the way. The browser
 * itself handles a press that asks for another tab.
 */
export function keepClicks(frame: HTMLElement): void {
  frame.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    for (const earlier of frame.querySelectorAll('[data-pressed]')) mark(earlier, false)
    mark(target, true)
  })
}

/** Presses in the page what was pressed on the frame that stood in its place, and focuses what had the focus there. */
export function replayClicks(frame: Element, focused: Element | null, page: ParentNode): void {
  const sameAs = (one: Element) => [...page.querySelectorAll<HTMLElement>(one.localName)].find(hasNameOf(one))
  if (focused && frame.contains(focused)) sameAs(focused)?.focus()
  const pressed = frame.querySelector('[data-pressed]')
  if (pressed) sameAs(pressed)?.click()
}

function mark(element: Element, isPressed: boolean): void {
  element.toggleAttribute('data-pressed', isPressed)
  if (isPressed) element.setAttribute('aria-busy', 'true')
  else element.removeAttribute('aria-busy')
}

/** The name of a link is its address, the name of a button is the text that people hear or read. */
function nameOf(element: Element): string | null {
  return element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent
}

function hasNameOf(one: Element): (other: Element) => boolean {
  return (other) => nameOf(other) === nameOf(one)
}
