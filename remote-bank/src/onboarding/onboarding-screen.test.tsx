import { beforeAll, expect, test } from '@jest/globals'
import { getBankOnboarding } from '@sarv/shared/contract/bank-onboarding'
import { submitOnboarding } from '@sarv/shared/contract/onboarding'
import { createAddress } from '@sarv/shared/testing/create-address'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { driveCard } from '../testing/card-driver'
import { press } from '../testing/press'
import { renderBank } from '../testing/render-bank'

beforeAll(uploadByFetch)

const address = '/bank/onboarding'
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens the page for a person whose flow stands at a stage. */
async function openAt(stage: Parameters<Awaited<ReturnType<typeof driveCard>>['goTo']>[0]) {
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo(stage)
  const page = await renderBank({ path: address, person })
  return { ...page, person, driver }
}

/** Opens the stage that the flow stands at. */
async function openStage(stage: Parameters<typeof openAt>[0]) {
  const opened = await openAt(stage)
  await press('ادامه')
  return opened
}

/** Begins a request, up to the field of its first stage. */
async function startNew() {
  const person = await newPerson('card-required')
  const page = await renderBank({ path: address, person })
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('شروع')
  return { ...page, person, field: await screen.findByRole('textbox', { name: /سریال کارت ملی/ }) }
}

test('BNK-010 BNK-011 BNK-012 BNK-014 BNK-015 the intro has card, stages, bank and terms, and no arrow', async () => {
  const { documents, arrow } = await renderBank({ path: address, person: await newPerson('card-required') })
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'طرح کارت سرو' })).toBeVisible()
  expect(screen.getByText('با همکاری بانک خاورمیانه')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    'اطلاعات پایه',
    'انتخاب کارت',
    'ضبط ویدئو',
    'نشانی تحویل',
  ])
  expect(await button('شروع')).toBeDisabled()
  expect(arrow()).toBe('none')
  await press('متن قوانین و مقررات')
  await waitFor(() => expect(documents[0]?.file).toMatch(/terms-card\.pdf$/))
  await userEvent.click(screen.getByRole('checkbox'))
  expect(await button('شروع')).toBeEnabled()
})

test('BNK-016 BNK-017 starting opens the first stage, whose arrow leads to the intro', async () => {
  const { arrow, title, field } = await startNew()
  expect(field).toBeVisible()
  expect(title()).toBe('اطلاعات پایه')
  await pressBackArrow({ arrow })
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
  expect(arrow()).toBe('none')
})

test('BNK-017 a start that finds the request with the bank leads to the card', async () => {
  const person = await newPerson('card-required')
  const { navigation } = await renderBank({ path: address, person })
  await userEvent.click(await screen.findByRole('checkbox'))
  const driver = await driveCard(person)
  await driver.goTo('finalize')
  await press('شروع')
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})

test('BNK-020 VAL-08 CON-04 the serial is judged half a second after the last key, and it stays', async () => {
  const { field } = await startNew()
  expect(screen.getByRole('heading', { name: 'سریال کارت ملی کجاست؟' })).toBeVisible()
  const facts = screen
    .getAllByRole('listitem')
    .map((line) => [line.querySelector('svg')?.classList[1], line.textContent])
  expect(facts).toEqual([
    ['lucide-id-card', expect.stringMatching(/^کارت ملی هوشمندسریال پشت کارت است: .*مانند ۱G۱۲۳۴۵۶۷۸\.$/)],
    ['lucide-receipt-text', 'رسید کارت ملیاگر هنوز کارت ندارید، کد رهگیری ده‌رقمی روی رسید را وارد کنید.'],
  ])
  const sentence = 'سریال کارت ملی یا کد رهگیری رسید را به درستی وارد کنید'
  await userEvent.type(field, 'G112')
  expect(field).toBeValid()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(field).toHaveValue('G۱۱۲')
  await userEvent.clear(field)
  await userEvent.type(field, '1G12345678')
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('BNK-018 BNK-020 a wrong serial is not sent; a right one is, in Latin digits, and the card comes next', async () => {
  const { person, field } = await startNew()
  await userEvent.type(field, '123')
  await press('ادامه')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(await requestsTo(person, submitOnboarding.path)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '۱G۱۲۳۴۵۶۷۸')
  await press('ادامه')
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
  const [sent] = await requestsTo(person, submitOnboarding.path)
  expect(JSON.stringify(sent?.body)).toContain('"1G12345678"')
})

test('BNK-018 BNK-023 a chosen card is submitted, leads on, and is told by its colour', async () => {
  const { person, arrow } = await openStage('card')
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'آبی خلیج' }))
  await press('انتخاب آبی خلیج')
  expect(await heading('ویدئوی احراز هویت')).toBeVisible()
  const [sent] = await requestsTo(person, submitOnboarding.path).then((all) => all.slice(-1))
  expect(sent?.body).toMatchObject({ current_stage: 'card' })
  await pressBackArrow({ arrow })
  await pressBackArrow({ arrow })
  await pressBackArrow({ arrow })
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'طرح کارت سرو' })).toHaveAttribute('data-face', 'khalij')
  expect(within(screen.getByText('انتخاب کارت').closest('li') ?? document.body).getByText('آبی خلیج')).toBeVisible()
})

test('BNK-016 from the address the arrow leads back stage by stage to the intro', async () => {
  const { arrow, title } = await openStage('address')
  const titles: (string | undefined)[] = []
  for (let step = 0; step < 4; step += 1) {
    await waitFor(() => expect(arrow()).not.toBe('none'))
    titles.push(title())
    await pressBackArrow({ arrow })
  }
  expect(titles).toEqual(['نشانی تحویل', 'ضبط ویدئو', 'انتخاب رنگ کارت', 'اطلاعات پایه'])
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
})

test('BNK-030 BNK-031 the default address is chosen, another can be, and the post says how long it takes', async () => {
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo('address')
  await createAddress(driver.api, 'خیابان پاییز 17')
  const home = await createAddress(driver.api, 'خیابان بهار')
  const { navigation } = await renderBank({ path: address, person })
  await press('ادامه')
  expect(await screen.findByRole('radio', { name: /خیابان بهار/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /خیابان پاییز ۱۷/ })).not.toBeChecked()
  expect(await screen.findByRole('radio', { name: /خیابان بهار.*واحد ۳.*[آ-ی]، [آ-ی].*کد پستی/ })).toBeVisible()
  expect(screen.getByText('۳ روز کاری')).toBeVisible()
  expect(screen.getByText('۷ تا ۱۴ روز کاری')).toBeVisible()
  await press('انتخاب نشانی')
  expect(await screen.findByText(/اطلاعات شما به بانک فرستاده شده است/)).toBeVisible()
  expect((await driver.read()).stages.find(({ key }) => key === 'address')?.fields[0]?.value).toBe(home)
  await press('بستن')
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})

test('BNK-030 without an address nothing can be chosen; the drawer adds one', async () => {
  await openStage('address')
  expect(await screen.findByText(/هنوز نشانی ندارید/)).toBeVisible()
  expect(await button('انتخاب نشانی')).toBeDisabled()
  await press('افزودن نشانی')
  expect(await screen.findByRole('dialog', { name: 'افزودن نشانی' })).toBeVisible()
})

test('BNK-012 BNK-013 BNK-019 a stage that was sent back says why, and correcting opens it with its values', async () => {
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo('finalize')
  await driver.decide('reject', 'base_info', 'سریال با نام شما همخوان نیست.')
  const { arrow } = await renderBank({ path: address, person })
  expect(await screen.findByText('سریال با نام شما همخوان نیست.')).toBeVisible()
  expect(screen.getByText('خطا')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('اصلاح')
  expect(await screen.findByRole('textbox', { name: /سریال کارت ملی/ })).toHaveValue('۱G۱۲۳۴۵۶۷۸')
  expect(screen.getByRole('alert')).toHaveTextContent('سریال با نام شما همخوان نیست.')
  await pressBackArrow({ arrow })
  expect(await button('اصلاح')).toBeVisible()
})

test('BNK-018 the last stage closes the stages, and the card is read again', async () => {
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo('address')
  await createAddress(driver.api, 'خیابان بهار')
  const { navigation } = await renderBank({ path: '/card', person })
  expect(await heading('درخواست کارت نیمه‌کاره است')).toBeVisible()
  await act(async () => navigation.navigate(address))
  await press('ادامه')
  await press('انتخاب نشانی')
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
  await press('بستن')
  expect(await heading('درخواست کارت در حال بررسی است')).toBeVisible()
  expect(screen.queryByText('درخواست کارت نیمه‌کاره است')).toBeNull()
})

test('BNK-018 ERR-30 a stage that the server fails at once closes the stages', async () => {
  const { person, driver } = await openStage('card')
  const failed = driver.newest()
  await forceResponse(person, submitOnboarding.path, {
    status: 200,
    body: {
      ...failed,
      stages: failed.stages.map((stage) =>
        stage.key === 'card' ? { ...stage, status: 'FAILED', message: ['این طرح تمام شد.'] } : stage,
      ),
    },
  })
  await press(/^انتخاب سبز سرو/)
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
  expect(screen.getByText('این طرح تمام شد.')).toBeVisible()
  expect(await button('اصلاح')).toBeVisible()
})

test('BNK-081 a page that is loaded again stands at the same stage', async () => {
  const first = await openStage('card')
  await heading('کارتتان چه رنگی باشد؟')
  const { state } = first.navigation.place()
  first.unmount()
  const again = await renderBank({ path: '/bank/promotion', person: first.person })
  await act(async () => again.navigation.navigate(address, { state }))
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
})

test('BNK-081 U4 another device takes the request up where it stands', async () => {
  const { unmount, driver, person } = await openAt('video')
  unmount()
  await driver.goTo('address')
  await renderBank({ path: address, person })
  await press('ادامه')
  expect(await heading('کارت به کجا برسد؟')).toBeVisible()
})

test('BNK-010 a request that does not load offers one retry', async () => {
  const person = await newPerson('card-required')
  await forceResponse(person, '/onboarding/api/v1/onb/', { status: 400, detail: 'اکنون نمی‌شود.' })
  await renderBank({ path: address, person })
  await press('تلاش دوباره')
  expect(await heading('مراحل افتتاح حساب بانکی')).toBeVisible()
})

test('SBX-108 who has a card already is told so, and led to it', async () => {
  const person = await newPerson('card-holder')
  const { navigation } = await renderBank({ path: address, person })
  expect(await screen.findByRole('heading', { name: 'شما کارت سرو دارید.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت به کارت' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})

/** Opens the stage of the card with another field in it. */
async function openWithField(change: object) {
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo('card')
  const now = driver.newest()
  const field = {
    key: 'card_name',
    title: '',
    type: 'TEXT',
    is_required: true,
    value: null,
    sort: 1,
    message: null,
  }
  const stages = now.stages.map((stage) =>
    stage.key === 'card' ? { ...stage, fields: [{ ...field, ...change }] } : stage,
  )
  await forceResponse(person, getBankOnboarding.path, { status: 200, body: { ...now, stages } })
  const page = await renderBank({ path: address, person })
  await press('ادامه')
  return page
}

test('BNK-018 SBX-067 a required field that this version does not know is told and reported', async () => {
  const { reports } = await openWithField({ key: 'birth_place' })
  expect(await heading('این مرحله در این نسخه کامل نمی‌شود')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(reports.map(String)).toEqual([expect.stringMatching(/card: birth_place$/)])
})

test('BNK-019 SBX-067 the message of a field stands above the stage', async () => {
  await openWithField({ message: 'این طرح رو به پایان است.' })
  expect(await screen.findByText('این طرح رو به پایان است.')).toBeVisible()
})
