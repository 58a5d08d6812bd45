import { expect, test } from '../test'

test('BNK-079: the promotion is drawn in the colours, the picture and the places that its data name', async ({
  page,
  platform,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('card-holder')
  const body = {
    title: 'کارت',
    description: 'برای هر روز',
    color: '#fdf6e3',
    images: [],
    background_image: `${platform.sandbox.api}/static/portfolio-calm.svg`,
    line: { background_color: '#7a1f3d', color: '#ffe9a8' },
    bullets: [
      { position: 'start', icon: 'wallet', title: 'یک' },
      { position: 'end', icon: 'truck', title: 'دو' },
    ],
  }
  await sandbox.control('force', { path: '/general/api/v1/settings/bankpromotion/', body, sub })
  await page.goto('/bank/promotion')
  await page.getByRole('button', { name: 'ادامه' }).click()
  const words = page.getByText('یک', { exact: true })
  await expect(words).toHaveCSS('color', 'rgb(253, 246, 227)')
  await expect(page.locator('section', { has: words })).toHaveCSS('background-image', /portfolio-calm\.svg/)
  const [first, second] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()]
  for (const mark of [first.locator('[aria-hidden]').first(), second.locator('[aria-hidden]').first()]) {
    await expect(mark).toHaveCSS('background-color', 'rgb(122, 31, 61)')
    await expect(mark).toHaveCSS('color', 'rgb(255, 233, 168)')
  }
  const middleOf = async (text: string) => {
    const box = await page.getByText(text, { exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) / 2
  }
  // Persian reads from the right.
  expect(await middleOf('یک')).toBeGreaterThan(await middleOf('دو'))
})
