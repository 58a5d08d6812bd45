import { beforeAll, expect, test } from '@jest/globals'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import { errorMessage } from '../../testing/api-client'
import { createCardClient } from '../../testing/card-client'
import { clips } from '../../testing/clips/clips'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient } from '../../testing/pma-client'
import { formEnd, formType, hostileFiles, hostileNames, part } from '../../testing/uploads/hostile-files'

const apiPath = '/onboarding/api/v1'
const persian = /^[\u0600-\u06ff]/

/** A call that waits for a file. */
interface Door {
  readonly path: string
  readonly who: Investor
  readonly field: string
  readonly fields: Readonly<Record<string, string>>
  readonly good: Uint8Array
  /** The files that are kept of this person. */
  kept(): Promise<{ file_name: string | null; file: Buffer }[]>
}

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))
let doors: Readonly<Record<string, Door>>
beforeAll(async () => {
  doors = {
    'slip of an onboarding': await slipDoor(),
    'slip of an increase': await increaseDoor(),
    'video of a card': await videoDoor('BANK'),
    'video of a reissue': await videoDoor('REISSUE_CARD'),
  }
})

const slips = (sub: string) =>
  app.db.query<{ file_name: string; file: Buffer }>(
    'select file_name, file from bank_slip b join payment p on p.uuid = b.payment_uuid where p.sub = $1',
    [sub],
  )
const slipOf = (who: Investor, path: string): Door => ({
  path,
  who,
  field: 'file',
  fields: {},
  good: sampleFiles.png,
  kept: () => slips(who.sub),
})

async function slipDoor(): Promise<Door> {
  const who = await app.investor()
  const { body } = await createPmaClient(app, who).start(500_000_000)
  return slipOf(who, `${apiPath}/pma-onb/upload/image/${body.onb_uuid}/`)
}

async function increaseDoor(): Promise<Door> {
  const who = await app.investor({ kind: 'pma-holder' })
  const [portfolio] = (await who.get<{ prx: number }[]>('/pma/api/v1/portfolio/all/')).body
  const { body } = await who.post<IncreasePayment>('/pma/api/v1/payment/', {
    prx: portfolio?.prx,
    amount: 123_456_789,
    accepted_rules: true,
  })
  return slipOf(who, `/pma/api/v1/upload/receipt/${body.uuid}/`)
}

async function videoDoor(type: 'BANK' | 'REISSUE_CARD'): Promise<Door> {
  const who = await app.investor({ kind: type === 'BANK' ? 'card-required' : 'card-holder' })
  const client = createCardClient(who, type)
  const begun = (await client.start()).body
  if (type === 'BANK') await client.passAll(begun, ['base_info', 'card'])
  else await client.passAll(await client.confirm(begun), ['card'])
  return {
    path: `${apiPath}/${type === 'BANK' ? 'onb' : 'reissue-onb'}/upload/video/`,
    who,
    field: 'video_file',
    fields: { title: 'a', onb_type: type },
    good: clips.webm,
    kept: () =>
      app.db.query(
        'select null as file_name, v.file from onboarding_video v join onboarding o on o.uuid = v.onb_uuid where o.sub = $1',
        [who.sub],
      ),
  }
}

const doorNames = ['slip of an onboarding', 'slip of an increase', 'video of a card', 'video of a reissue']
function doorOf(name: string): Door {
  const door = doors[name]
  if (door === undefined) throw new Error(`there is no ${name}`)
  return door
}

const fieldsOf = ({ fields }: Door) => Object.entries(fields).map(([field, text]) => part(field, text))
const sendForm = ({ who, path }: Door, parts: readonly Buffer[], type = formType) =>
  who.sendRaw<{ id?: number }>(path, type, Buffer.concat(parts))
const sendFile = (door: Door, bytes: Uint8Array, name: string) =>
  sendForm(door, [...fieldsOf(door), part(door.field, bytes, name), formEnd])

test.each(doorNames)('T18 SBX-011 hostile files as the %s: a sentence for each, and nothing is kept', async (name) => {
  const door = doorOf(name)
  for (const { what, name: fileName, bytes, asSlip } of hostileFiles) {
    const isTaken = door.field === 'file' && asSlip === 'taken'
    const response = await sendFile(door, bytes, fileName)
    expect([what, response.status]).toEqual([what, isTaken ? 200 : 400])
    if (isTaken) {
      expect((await door.kept()).map(({ file }) => file.length)).toEqual([bytes.length])
      await app.db.query('delete from bank_slip')
    } else {
      const said = door.field === 'file' && asSlip !== 'taken' ? asSlip : persian
      expect([what, errorMessage(response.body)]).toEqual([what, expect.stringMatching(said)])
      expect([what, await door.kept()]).toEqual([what, []])
    }
    expect(JSON.stringify(response.headers)).not.toContain('alert')
  }
})

test.each(doorNames)(
  'T18 SBX-011 forms that are none as the %s: a sentence for each, and nothing is kept',
  async (name) => {
    const door = doorOf(name)
    const { field, good } = door
    const file = part(field, good, 'a.png')
    const texts = fieldsOf(door)
    const forms: [string, readonly Buffer[], string?][] = [
      ['another boundary', [...texts, file, formEnd], 'multipart/form-data; boundary=another'],
      ['no boundary', [...texts, file, formEnd], 'multipart/form-data'],
      ['a boundary of 5,000 letters', [...texts, file, formEnd], `multipart/form-data; boundary=${'b'.repeat(5000)}`],
      ['no end', [...texts, file.subarray(0, -20)]],
      ['an end within the head of the file', [...texts, file.subarray(0, 40)]],
      ['nothing', []],
      ['the end alone', [formEnd]],
      ['no file', [...texts, formEnd]],
      ['the file in another field', [...texts, part('other', good, 'a.png'), formEnd]],
      ['two files', [...texts, file, file, formEnd]],
      ['30 fields', [...Array.from({ length: 30 }, (_, index) => part(`f${index}`, 'x')), file, formEnd]],
      ['1,000 fields', [...Array.from({ length: 1000 }, (_, index) => part(`f${index}`, 'x')), file, formEnd]],
      ['1,000 files', [...Array.from({ length: 1000 }, () => file), formEnd]],
      ['a field with half a letter', [part('tracking_number', Buffer.from([0xd8, 0x00])), file, formEnd]],
      ['a field named __proto__', [part('__proto__', 'x'), file, formEnd]],
    ]
    for (const [what, parts, type] of forms) {
      const response = await sendForm(door, parts, type)
      expect(`${what}: ${response.status}`).toMatch(/: (400|415)$/)
      expect([what, errorMessage(response.body)]).toEqual([what, expect.stringMatching(persian)])
      expect([what, await door.kept()]).toEqual([what, []])
    }
  },
)

test.each(doorNames)(
  'T18 T26 a file for the %s may be called whatever, and is kept under no such name',
  async (name) => {
    const door = doorOf(name)
    for (const fileName of hostileNames) {
      const response = await sendFile(door, door.good, fileName)
      expect(`${fileName}: ${response.status}`).toMatch(/: (200|400)$/)
      if (response.status === 400) expect(errorMessage(response.body)).toMatch(persian)
      for (const { file_name } of await door.kept())
        expect(file_name ?? '').toMatch(/^[^\\/\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e]{0,200}$/u)
    }
  },
)

test('T18 SBX-011 a file that comes without a name is taken', async () => {
  const door = doorOf('slip of an onboarding')
  const file = part(door.field, door.good)
    .toString('latin1')
    .replace('\r\n\r\n', '\r\ncontent-type: application/octet-stream\r\n\r\n')
  expect((await sendForm(door, [Buffer.from(file, 'latin1'), formEnd])).status).toBe(200)
})
