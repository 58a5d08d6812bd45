import { answerAttribute } from '../protocol'

/**
 * Calls back with each answer that comes behind the page, once its element is whole, and takes the element out of the page.
 * The last call, when the page has ended, has no name.
 */
export function watchAnswers(onAnswer: (name?: string, text?: string) => void, page = document): void {
  const selector = `script[${answerAttribute}]`
  const take = () => {
    const isWhole = page.readyState !== 'loading'
    // Its text may come in pieces: what stands behind it tells that all of it is there.
    for (const element of page.querySelectorAll(selector))
      if (isWhole || element.nextSibling) {
        element.remove()
        onAnswer(element.getAttribute(answerAttribute) ?? '', element.textContent ?? '')
      }
  }
  const observer = new MutationObserver(take)
  observer.observe(page.body, { childList: true })
  page.addEventListener(
    'readystatechange',
    () => {
      observer.disconnect()
      take()
      onAnswer()
    },
    { once: true },
  )
}
