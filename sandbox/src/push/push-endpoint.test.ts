import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { isPushEndpoint } from './push-endpoint'
import { readPushSettings } from './push-settings'

const { hosts } = readPushSettings({})

test.each([
  'https://fcm.googleapis.com/fcm/send/dX-1:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('SBX-147 T42 %s is the address of a push service', (address) => expect(isPushEndpoint(address, hosts)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#.push.apple.com',
  'https://evilpush.apple.com/x',
  'https://.push.apple.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://[::1]/x',
  'http://localhost:5432/',
  'http://127.0.0.1:4003/control/reset',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  'not an address',
])('SBX-147 T42 nothing is sent to %s', (address) => expect(isPushEndpoint(address, hosts)).toBe(false))

test('SBX-147 T42 a push service of a test is on this machine, whatever the setting says', () => {
  const named = ['http://127.0.0.1:9000', 'http://10.0.0.8:80', 'https://10.0.0.8']
  expect(isPushEndpoint('http://127.0.0.1:9000/push/1', named)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:9001/push/1', named)).toBe(false)
  expect(isPushEndpoint('http://10.0.0.8/push/1', named)).toBe(false)
  expect(isPushEndpoint('https://10.0.0.8/push/1', named)).toBe(false)
})

test.each(['x', `${'a'.repeat(87)}`, `${'a'.repeat(86)}:${'b'.repeat(43)}`])(
  'SBX-146 keys of another shape end the start with a line that names the setting: %s',
  (keys) => expect(() => readPushSettings({ SANDBOX_VAPID_KEYS: keys })).toThrow('SANDBOX_VAPID_KEYS'),
)

test('SBX-146 T42 keys may stand in a file of their own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-vapid-'))
  const [publicKey, privateKey] = ['a'.repeat(87), 'b'.repeat(43)]
  const file = path.join(folder, 'keys')
  writeFileSync(file, `${publicKey}:${privateKey}\n`)
  expect(readPushSettings({ SANDBOX_VAPID_KEYS_FILE: file }).keys).toEqual({ publicKey, privateKey })
  rmSync(folder, { recursive: true })
  expect(() => readPushSettings({ SANDBOX_VAPID_KEYS_FILE: file })).toThrow('SANDBOX_VAPID_KEYS_FILE')
})
