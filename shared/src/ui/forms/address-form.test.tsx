import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { AddressForm } from './address-form'

const places = [{ id: 8, name: 'تهران' }]

/** The form on a device, once what it keeps was read. */
async function open(kept: Map<string, unknown>) {
  const onProvince = jest.fn()
  const form = (
    <AddressForm id="f" provinces={places} cities={places} onProvince={onProvince} onSubmit={() => undefined} />
  )
  const shown = showKit(form, { kept })
  await act(async () => undefined)
  return { ...shown, onProvince }
}

test('U4: an address that was not sent is there again, with its province and cities', async () => {
  const kept = new Map<string, unknown>()
  const first = await open(kept)
  fireEvent.change(screen.getByRole('combobox', { name: 'استان' }), { target: { value: '8' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'شهر' }), { target: { value: '8' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'نشانی' }), { target: { value: 'خیابان سرو' } })
  fireEvent.click(screen.getByRole('checkbox'))
  first.unmount()
  const { onProvince } = await open(kept)
  expect(onProvince).toHaveBeenCalledWith(8)
  expect(screen.getByRole('combobox', { name: 'شهر' })).toHaveValue('8')
  expect(screen.getByRole('textbox', { name: 'نشانی' })).toHaveValue('خیابان سرو')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test.each([['خیابان'], [{ address: 7, isDefault: 'yes' }]])(
  'U4 F45: of the stored %j nothing is shown',
  async (typed) => {
    await open(new Map<string, unknown>([['draft/address', { at: Date.now(), typed }]]))
    expect(screen.getByRole('textbox', { name: 'نشانی' })).toHaveValue('')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  },
)
