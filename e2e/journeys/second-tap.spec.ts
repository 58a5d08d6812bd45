import { beginPortfolio, overview } from '../actions/make-portfolio'
import { expect, test } from '../test'

test('D-123: a double tap on the start of a portfolio does not go through the payment to the gateway', async ({
  page,
  signIn,
}) => {
  await signIn('empty')
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url())
  })
  await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
  const devtools = await page.context().newCDPSession(page)
  const start = page.getByRole('button', { name: 'شروع', exact: true })
  const ways = page.getByRole('radiogroup', { name: 'پرداخت از طریق' })
  /** Taps with a finger at a given time: the page gets that time, also on a slow machine. */
  const tap = async ({ x, y }: { x: number; y: number }, timestamp: number) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
  for (const between of [0, 0.1, 0.2]) {
    const box = await start.boundingBox()
    if (box === null) throw new Error('the start is not on the page')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const first = Date.now() / 1000
    await tap(middle, first)
    await expect(ways).toBeVisible()
    await tap(middle, first + between)
    await page.getByRole('button', { name: 'بازگشت' }).click()
    await expect(overview(page)).toBeVisible()
  }
  expect(left).toEqual([])
})
