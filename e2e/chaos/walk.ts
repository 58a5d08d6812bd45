import { expect, type Page } from '@playwright/test'
import type { PlannedStep } from '@sarv/shared/testing/toxics/toxic-plan'
import { findPageFaults } from './find-page-faults'
import type { Confirmed } from './judge-wishes'
import { composerName, type StepName, signInStep, type WalkStep, walkSteps } from './walk-steps'
import type { Service, Walker } from './walker'

export type Plan = readonly PlannedStep<'sign-in' | StepName, Service>[]

/** Milliseconds that a person waits for one thing while the network is bad, and while it is good. */
const timeouts = { bad: 4_000, good: 60_000 }

/** Where a person was when a step ended. */
interface Attempt {
  readonly typed?: { readonly box: string; readonly text: string }
  readonly error?: Error
}

/**
 * Walks a plan: each step once while its toxics are there, and, where they stopped it, once more when they are gone. Answers
 * what was wrong in sentences, and what of money was confirmed.
 */
export async function walk(walker: Walker, plan: Plan): Promise<{ faults: string[]; wishes: Confirmed[] }> {
  const { page } = walker
  const faults: string[] = []
  const wishes: Confirmed[] = []
  for (const { step, toxics } of plan) {
    const find = async (found: Promise<string[]>) => {
      faults.push(...(await found).map((fault) => `${step} under ${JSON.stringify(toxics)}: ${fault}`))
    }
    walker.poison(toxics)
    page.setDefaultTimeout(timeouts.bad)
    const { typed, error } = await attempt(walker, step, 0, wishes)
    if (error && !walker.isDocumentHit(toxics)) {
      await find(findPageFaults(page))
      if (typed) await find(findLostText(page, typed))
    }
    walker.heal()
    page.setDefaultTimeout(timeouts.good)
    await comeBack(page)
    await find(findPageFaults(page))
    if (!error) continue
    if (typed?.box === composerName) await find(findLostQuestion(page, typed.text))
    const again = await attempt(walker, step, 1, wishes)
    if (again.error) await find(Promise.resolve([`it does not heal at ${page.url()}: ${again.error.message}`]))
  }
  return { faults, wishes }
}

async function attempt(
  walker: Walker,
  step: Plan[number]['step'],
  number: number,
  wishes: Confirmed[],
): Promise<Attempt> {
  const run: WalkStep = step === 'sign-in' ? signInStep : walkSteps[step]
  let typed: Attempt['typed']
  let wish: Confirmed | undefined
  try {
    await run(walker, {
      number,
      typed(box, text) {
        typed = { box, text }
      },
      confirm(wanted) {
        wish = { ...wanted, isDone: false }
        wishes.push(wish)
      },
    })
    if (wish) wish.isDone = true
    return { typed }
  } catch (error) {
    return { typed, error: error as Error }
  }
}

/** Reloads the page; without one, or on a page of the browser itself, opens the start page. */
async function comeBack(page: Page): Promise<void> {
  const reloaded = page.url().startsWith('http') && (await page.reload().catch(() => null))
  // The browser's own page may still be on its way, and take the place of another one.
  if (!reloaded) await expect(() => page.goto('/')).toPass()
  await page
    .getByText(/[آ-ی]{2}/)
    .filter({ visible: true })
    .first()
    .waitFor()
}

const asciiDigits = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/[٬,]/g, '')

/** A form that is still there holds what was typed; the box of a chat is empty once it was sent. */
async function findLostText(page: Page, { box, text }: { box: string; text: string }): Promise<string[]> {
  const field = page.getByRole('textbox', { name: box })
  if (box === composerName || !(await field.isVisible())) return []
  const value = asciiDigits(await field.inputValue())
  return value === text ? [] : [`${box} holds ${value || 'nothing'} where ${text} was typed`]
}

/** After a reload a question stands in its chat, in the list of chats, or still in its box. */
async function findLostQuestion(page: Page, question: string): Promise<string[]> {
  const isThere = async () => {
    const composer = page.getByRole('textbox', { name: composerName })
    await composer.waitFor()
    return (await composer.inputValue()) === question || (await page.getByText(question).count()) > 1
  }
  if (await isThere()) return []
  await page.goto('/chatbot')
  if (await isThere()) return []
  await page.getByRole('button', { name: 'نمایش گفت‌وگوهای پیشین' }).click()
  const listed = page.getByRole('list', { name: 'گفت‌وگوهای پیشین' }).getByText(question)
  return listed
    .first()
    .waitFor()
    .then(
      () => [],
      () => [`the question is lost: ${question}`],
    )
}
