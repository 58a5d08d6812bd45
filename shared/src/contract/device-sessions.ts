import * as z from '@sarv/shared/schema'
import { deleteEndpoint, readEndpoint } from './calls'
import { isoDate, openEnum } from './wire'

/**
 * A sign-in of the person that goes on: one browser on one device (SBX-127). It says no address and no exact version.
 * @example { id: '0b6c…', browser: 'CHROME', system: 'ANDROID', signed_in_at: '2026-11-21T12:52:08.000Z', seen_at: '2026-11-29T08:10:00.000Z', is_current: true }
 */
export const deviceSession = z.object({
  id: z.string(),
  browser: openEnum(['CHROME', 'SAFARI', 'FIREFOX', 'EDGE', 'SAMSUNG', 'OPERA', 'OTHER']),
  system: openEnum(['ANDROID', 'IPHONE', 'IPAD', 'WINDOWS', 'MAC', 'LINUX', 'OTHER']),
  signed_in_at: isoDate,
  /** When it last got a token: as exact as an access token lives. */
  seen_at: isoDate,
  /** The one that asks. */
  is_current: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>

const sessionsPath = '/onboarding/api/v1/sessions/'

/**
 * 404 where sign-ins are another identity provider's: it keeps a list of its own.
 * @example const [here, ...others] = await call(listDeviceSessions)
 */
export const listDeviceSessions = readEndpoint(sessionsPath, {
  summary: "The person's sign-ins that go on, this one first",
  reply: z.array(deviceSession),
})

/**
 * Its tokens are refused from the next call on. Gives the sign-ins that are left.
 * @example const left = await call(endDeviceSession, { params: { id } })
 */
export const endDeviceSession = deleteEndpoint('/onboarding/api/v1/sessions/:id/', {
  summary: 'End one sign-in of the person; 404 for others’ and ended ones',
  reply: z.array(deviceSession),
})

/**
 * @example const [here] = await call(endOtherDeviceSessions)
 */
export const endOtherDeviceSessions = deleteEndpoint(sessionsPath, {
  summary: "End the person's other sign-ins; the one that asks is left",
  reply: z.array(deviceSession),
})
