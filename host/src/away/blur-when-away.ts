/** A phone: its window loses the focus to the app switcher, and not to the developer tools or a window beside it. */
const phone = '(pointer: coarse) and (max-width: 767px)'

/**
 * Privacy screen: blurs the page while it is in the background, so that the pictures of the app switcher show no amounts
 * (away.css). A phone is away when its window loses the focus, which comes before its picture is taken; any other device
 * when the page is hidden. Whatever tells of the person's return ends it. (HST-064)
 */
export function blurWhenAway(window: Window): void {
  const { document } = window
  const root = document.documentElement
  const show = () => void root.removeAttribute('data-away')
  const blur = () => void root.setAttribute('data-away', '')
  // A page that is left for another one is hidden too, and would come back blurred for a frame.
  let isLeft = false
  const follow = () => (document.visibilityState === 'hidden' && !isLeft ? blur() : show())
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('pagehide', () => {
    isLeft = true
  })
  window.addEventListener('pageshow', () => {
    isLeft = false
  })
  window.addEventListener('blur', () => {
    // A frame of the page may have the focus instead.
    if (window.matchMedia(phone).matches && !document.hasFocus()) blur()
  })
  // Not every browser gives the focus back after a file was chosen.
  for (const event of ['focus', 'pointerdown', 'keydown']) window.addEventListener(event, show, true)
}
