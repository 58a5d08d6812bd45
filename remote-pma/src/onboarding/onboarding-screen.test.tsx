import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openPma, somebody } from '../open-pma'
import { goBack, walk } from '../testing/pma-walk'

const path = '/pma/onboarding'
const flows = '/onboarding/api/v1/pma-onb/'
const amount = () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت دارایی' })

test.each([[undefined], [{ plan_id: 'x', onb_uuid: 4 }]])(
  'PMA-008 opened cold, with %j kept, it leads to the plans',
  async (pma) => {
    const person = await somebody('empty')
    const { navigation } = await openPma({ path, person, kept: pma === undefined ? {} : { pma } })
    await waitFor(() => expect(navigation.place().pathname).toBe('/pma'))
  },
)

test.each(['99', 'gold', '01', ''])('U6 the plan «%s» is none', async (plan) => {
  const { navigation } = await openPma({ path: `${path}?plan=${plan}`, person: await somebody('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('PMA-006 while it loads there is no arrow', async () => {
  const person = await somebody('empty')
  const { arrow } = await openPma({ path: `${path}?plan=1`, person })
  expect(arrow()).toBe('none')
  await amount()
  expect(arrow()).toBeInstanceOf(Function)
})

test('PMA-009 PMA-048 a reload resumes where it stood, without a plan in the address', async () => {
  const person = await somebody('empty')
  const user = userEvent.setup()
  const first = await openPma({ path: `${path}?plan=3`, person })
  await user.type(await amount(), '200000000{Enter}')
  await overview()
  const kept = Object.fromEntries(first.kept)
  first.unmount()
  const second = await openPma({ path, person, kept })
  expect(await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'سبد طلای مانا' })).toBeVisible()
  second.unmount()
})

test('PMA-009 PMA-048 another device, which remembers nothing, goes on at the stage of the server', async () => {
  const person = await somebody('empty')
  const onTheWay = await walk(person)
  await onTheWay.pay()
  const { title, kept } = await openPma({ path: `${path}?plan=1`, person })
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  await waitFor(() => expect(kept.get('pma')).toEqual({ plan_id: 1, onb_uuid: onTheWay.uuid }))
})

test("PMA-009 what is remembered of others' flows is forgotten, the own one counts", async () => {
  const other = await walk(await somebody('empty'))
  const person = await somebody('empty')
  const { kept } = await openPma({ path, person, kept: { pma: { plan_id: 1, onb_uuid: other.uuid } } })
  await amount()
  const own = await walk(person)
  expect(kept.get('pma')).toMatchObject({ onb_uuid: other.uuid })
  expect(own.uuid).not.toBe(other.uuid)
})

test('PMA-042 leaving the amount leads to the plan, leaving the survey to the stages as they are by now', async () => {
  const person = await somebody('empty')
  const first = await openPma({ path: `${path}?plan=1`, person })
  await amount()
  await goBack(first.arrow)
  await waitFor(() => expect(first.navigation.place().pathname).toBe('/pma/1'))
  first.unmount()

  const onTheWay = await walk(person)
  await onTheWay.pay()
  const { arrow, title } = await openPma({ path: `${path}?plan=1`, person })
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  await waitFor(() => expect(arrow()).toBeInstanceOf(Function))
  await goBack(arrow)
  await overview()
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeEnabled()
})

test('PMA-009 a flow that cannot be read says so, and a retry heals it', async () => {
  const person = await somebody('empty')
  await force(person, flows, { status: 400, detail: 'اکنون نمی‌شود.' })
  await openPma({ path: `${path}?plan=1`, person })
  expect(await screen.findByRole('alert')).toHaveTextContent('اکنون نمی‌شود.')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await amount()
})
