import * as z from '@sarv/shared/schema'
import { deleteEndpoint, patchEndpoint, postEndpoint, readEndpoint } from './calls'
import { noticeKinds } from './inbox'
import { openEnum, word } from './wire'

/**
 * How a person is told of one kind beside the inbox, where everything stands.
 * @example { kind: 'SALE', title: 'فروش واحد', tells: 'وقتی ثبت می‌شود و وقتی پولش می‌رسد', sms: true, push: false, always: null }
 */
export const noticeChoice = z.object({
  kind: openEnum(noticeKinds),
  title: z.string(),
  tells: z.string(),
  sms: z.boolean(),
  push: z.boolean(),
  /** Why its text message cannot be switched off; null where it can. */
  always: z.nullable(z.string()),
})
export type NoticeChoice = z.infer<typeof noticeChoice>

/** The choices of a person, and how the device that asks stands, by its `Device-Token` (SBX-145, SBX-146). */
export const noticeSettings = z.object({
  choices: z.array(noticeChoice),
  /** The VAPID key to subscribe to, in base64url; null where no push messages are sent. */
  push_key: z.nullable(z.string()),
  /** Null while this device shows no messages. */
  device: z.nullable(z.object({ shows_amounts: z.boolean() })),
})
export type NoticeSettings = z.infer<typeof noticeSettings>

const settingsPath = '/general/api/v1/inbox/settings/'
const devicePath = '/general/api/v1/inbox/device/'

/** @example const { choices, device } = await call(getNoticeSettings) */
export const getNoticeSettings = readEndpoint(settingsPath, {
  summary: 'How the person wants to be told of what, and whether this device shows messages',
  reply: noticeSettings,
})

/**
 * A channel that is left out stays. 400 for what cannot be switched off.
 * @example await call(chooseNotice, { body: { kind: 'SALE', push: false } })
 */
export const chooseNotice = patchEndpoint(settingsPath, {
  summary: 'Choose how to be told of one kind',
  body: z.object({
    /** One of `choices`; 400 for any other. */
    kind: word,
    sms: z.optional(z.boolean()),
    push: z.optional(z.boolean()),
  }),
  reply: noticeSettings,
})

/**
 * Lets this device show messages, or changes whether amounts stand in them; the reply has the device's push token, which
 * every call carries from then on as `Device-Token`. 400 for an address that is not a push service's, 429 beyond 20 an hour.
 * @example const { device_token } = await call(subscribeDevice, { body: { endpoint, p256dh, auth, shows_amounts: false } })
 */
export const subscribeDevice = postEndpoint(devicePath, {
  summary: 'Show messages on this device',
  body: z.object({
    endpoint: z.string(),
    /** The browser's public key and secret for the encryption (RFC 8291), in base64url. */
    p256dh: z.string(),
    auth: z.string(),
    shows_amounts: z.boolean(),
  }),
  reply: z.extend(noticeSettings, { device_token: word }),
})

/** A device that shows none is no error. @example await call(unsubscribeDevice) */
export const unsubscribeDevice = deleteEndpoint(devicePath, {
  summary: 'Show messages on this device no more',
  reply: noticeSettings,
})
