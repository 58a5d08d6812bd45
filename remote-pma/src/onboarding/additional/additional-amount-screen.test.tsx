import { beforeAll, expect, test } from '@jest/globals'
import { type Onboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { formatterFor } from '@sarv/shared/format/format'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { forceResponse } from '@sarv/shared/testing/people'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../../testing/missing-texts'
import { personAtStage, renderStageScreen } from '../../testing/render-stage-screen'
import { AdditionalAmountScreen } from './additional-amount-screen'

const stageOf = ({ stages }: Onboarding) => ({
  page_info: stages.find(({ key }) => key === 'additional_amount')?.page_info ?? [],
})
const submitButton = () => screen.findByRole('button', { name: 'ثبت رسید' })

beforeAll(uploadByFetch)

async function renderAtStage(plan = 1) {
  const user = userEvent.setup()
  const at = await personAtStage('additional_amount', { plan })
  const rendered = await renderStageScreen(AdditionalAmountScreen, 'additional_amount', at)
  const fill = async () => {
    const input = screen.getByLabelText(/^(انتخاب فایل|جایگزینی)$/, { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File([sampleFiles.png], 'slip.png', { type: 'image/png' })] } })
    await waitFor(async () => expect(await submitButton()).toBeEnabled())
    await user.type(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' }), '408291')
    await user.type(screen.getByRole('textbox', { name: 'شمارهٔ حساب واریزکننده' }), '02034567891')
    await user.click(screen.getByRole('button', { name: /^تاریخ واریز/ }))
    await user.click(within(await screen.findByRole('grid')).getByRole('button', { name: /امروز/ }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  }
  return { ...at, ...rendered, user, fill }
}

test('PMA-041 PMA-043 PMA-006 PMA-013 a slip is submitted; its receipt has no back arrow and closes', async () => {
  const { user, log, fill, unmount, ...at } = await renderAtStage()
  expect(await screen.findByRole('heading', { name: 'مبلغ تکمیلی' })).toBeInTheDocument()
  expect(screen.getByText(/سبد عمومی/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'مبلغ تکمیلی' }).parentElement).toHaveTextContent(
    /۱٬۵۰۰٬۰۰۰٬۰۰۰ریال.*۱۵۰ میلیون تومان/,
  )
  for (const label of ['بانک خاورمیانه', 'بانک کرانه']) {
    expect(screen.getByRole('button', { name: `کپی شمارهٔ حساب ${label}` })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: `کپی شبای ${label}` })).toBeInTheDocument()
  }
  expect(await submitButton()).toBeDisabled()
  await fill()
  expect(log.back).toBeUndefined()
  await user.click(await submitButton())
  const title = await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(log.back).toBe('none')
  const slip = findBlock(stageOf(await at.read()), 'receipt')
  const day = formatterFor('fa').fullDate(textIn(slip, 'date') ?? '')
  expect(missingTexts(document.body, ['رسید با موفقیت ثبت شد', '۱٬۵۰۰٬۰۰۰٬۰۰۰', day, '۴۰۸۲۹۱'])).toEqual([])
  await user.click(screen.getByRole('button', { name: 'بستن' }))
  expect(log.navigated).toEqual(['overview'])
  unmount()

  await renderStageScreen(AdditionalAmountScreen, 'additional_amount', {
    person: at.person,
    onboarding: await at.read(),
  })
  expect(await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })).toBeInTheDocument()
})

test('PMA-043 ERR-32 a slip that is not accepted can be submitted again as it was', async () => {
  const { user, fill, person, onboarding, alerts } = await renderAtStage()
  await fill()
  const { path } = submitOnboarding
  await forceResponse(person, path, { status: 200, body: onboarding })
  await user.click(await submitButton())
  expect(await screen.findByRole('heading', { name: 'ثبت رسید ناموفق بود' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('۴۰۸۲۹۱')

  await forceResponse(person, path, { status: 400, detail: 'فعلاً ممکن نیست.' })
  await user.click(await submitButton())
  await waitFor(() => expect(alerts).toEqual(['فعلاً ممکن نیست.']))
  await user.click(await submitButton())
  expect(await screen.findByRole('heading', { name: 'رسید با موفقیت ثبت شد' })).toBeInTheDocument()
})

test('PMA-013 PMA-041 the additional amount of the gold plan goes to the gold portfolio', async () => {
  await renderAtStage(3)
  expect(await screen.findByText(/سبد طلا\) افزوده/)).toBeInTheDocument()
})
