import type { Page } from '@playwright/test'

/**
 * Running animations of the page, each with its element: those that run by the clock and longer than an eye follows. An
 * animation that follows the finger's scrolling does not count.
 */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 200)
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return `${'animationName' in animation ? animation.animationName : 'transition'} <${target?.localName}> ${target?.className}`
      }),
  )
}
