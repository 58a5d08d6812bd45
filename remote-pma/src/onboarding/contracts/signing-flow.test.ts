import { expect, test } from '@jest/globals'
import { parseStage } from '@sarv/shared/stages/stage'
import {
  hasBackArrow,
  isCodeValid,
  missingField,
  nextSigningState,
  readSigner,
  type SigningEvent,
  type SigningState,
} from './signing-flow'

const form = {
  email_address: 'negar@site.com',
  address_id: 12,
  receiver: '09120000004',
  expire_seconds: 119,
  sentAt: 5,
}
const list = { kind: 'list' } as const
const listAfter = { kind: 'list', form } as const
const view = { kind: 'view', key: 'risk-statement' } as const
const otp = { kind: 'otp', form } as const
const success = { kind: 'success' } as const
const sent = { kind: 'code-sent', form } as const

test.each<[string, SigningState, SigningEvent, SigningState]>([
  ['list –view→ view', list, { kind: 'view', key: 'risk-statement' }, view],
  ['view –back→ list', view, { kind: 'back' }, { kind: 'list', form: undefined }],
  ['list –code sent→ otp', list, sent, otp],
  ['otp –back→ list, the code remembered', otp, { kind: 'back' }, listAfter],
  [
    'list after it –view→ view, the code remembered',
    listAfter,
    { kind: 'view', key: 'a' },
    { kind: 'view', key: 'a', form },
  ],
  [
    'otp –another code→ otp',
    otp,
    { kind: 'code-sent', form: { ...form, sentAt: 9 } },
    { kind: 'otp', form: { ...form, sentAt: 9 } },
  ],
  ['otp –5 digits wrong→ otp', otp, { kind: 'rejected' }, otp],
  ['otp –right→ success', otp, { kind: 'signed' }, success],
  ['success –close→ stages', success, { kind: 'close' }, { kind: 'stages' }],
  ['list –signed→ list', list, { kind: 'signed' }, list],
  ['list –back→ list', list, { kind: 'back' }, list],
  ['view –code sent→ view', view, sent, view],
  ['success –back→ success', success, { kind: 'back' }, success],
])('PMA-007 PMA-038 PMA-039 %s', (_, from, event, to) => expect(nextSigningState(from, event)).toEqual(to))

test.each<[SigningState, boolean]>([
  [list, true],
  [view, false],
  [otp, false],
  [success, true],
])('PMA-006 the back arrow at %j: %s', (state, isShown) => expect(hasBackArrow(state)).toBe(isShown))

test.each([
  [undefined, 0, false],
  [form, 5, true],
  [form, 119_004, true],
  [form, 119_005, false],
])('PMA-038 a code is valid until it expires (%#)', (sentForm, now, isValid) =>
  expect(isCodeValid(sentForm, now)).toBe(isValid),
)

function stage(facts: Readonly<Record<string, string | number | null>>) {
  const infos = Object.entries(facts).map(([key, value]) => ({ key, icon: null, label: null, value }))
  const block = { component_name: 'user_info', title: null, description: null, priority: 1, infos }
  const rest = { sort: 3, title: '', description: null, message: [], fields: [] }
  return parseStage({ key: 'SIGN_CONTRACT', status: 'ACTIVE', info_status: 'OPEN', ...rest, page_info: [block] })
}

test('PMA-037 the signer is read from the block user_info; missing fields stay missing', () => {
  const address = { address_id: 12, address_detail: 'خیابان بهار', postal_code: '1234567890' }
  const known = { pma_owner: 'نگار فرهمند', mobile: '09120000004', email_address: 'negar@site.com', ...address }
  expect(readSigner(stage(known))).toEqual({
    owner: 'نگار فرهمند',
    mobile: '09120000004',
    email: 'negar@site.com',
    addressId: 12,
    address: 'خیابان بهار',
    postcode: '1234567890',
  })
  const unknown = readSigner(stage({ pma_owner: 'نگار', email_address: null, address_id: null }))
  expect(unknown).toMatchObject({ email: '', addressId: undefined, postcode: undefined })
})

test.each([
  ['', 12, 'email'],
  ['a@b', 12, 'email'],
  ['a@b.museum', 12, 'email'],
  ['negar@site.com', undefined, 'address'],
  ['negar@site.com', 12, undefined],
] as const)('PMA-037 VAL-03 of the e-mail «%s» and the address %s the missing one is %s', (email, addressId, missing) =>
  expect(missingField({ owner: '', mobile: '', email, addressId, address: undefined, postcode: undefined })).toBe(
    missing,
  ),
)
