import { logError } from '@sarv/platform/lib/log/process-log'
import webPush from 'web-push'
import type { AppContext } from '../context/app-context'
import { notificationOf, type Outgoing } from './notification'
import { isPushEndpoint } from './push-endpoint'
import type { PushSettings, VapidKeys } from './push-settings'
import { isSignedIn } from './push-subscriptions'

/** How long a push service keeps a message for a device that is off; seconds. */
const timeToLive = 86_400
const timeout = 10_000
const batch = 50
/** Seconds until each further attempt; after the last one the message is dropped: it stands in the inbox. */
const pauses = [10, 60, 300, 1800]

type PushContext = Pick<AppContext, 'db' | 'clock' | 'vapid'> & { readonly settings: { readonly push: PushSettings } }

interface Claimed extends Outgoing {
  readonly id: number
  readonly attempts: number
  readonly subscription_id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly vapid_key: string
}

type Outcome = 'sent' | 'gone' | 'refused' | 'later'

/**
 * Sends what is due to the push services, outside of any transaction; each message is claimed first. The addresses of
 * sign-ins that have ended go before, with what waits for them. (SBX-147)
 */
export async function sendPushes(context: PushContext): Promise<void> {
  const { db, clock } = context
  await db.query(`delete from push_subscription s where not ${isSignedIn}`)
  for (;;) {
    const now = clock.now()
    const claimed = await db.query<Claimed>(
      `with due as (
         select id from push_message where due_at <= $1 order by id limit $2 for update skip locked
       ), claimed as (
         update push_message m set attempts = attempts + 1,
           due_at = $1::timestamptz + make_interval(secs => ($3::integer[])[least(attempts + 1, $4)])
         from due where m.id = due.id returning m.*
       )
       select c.id, c.attempts, c.subscription_id, c.entry_id, e.kind, e.text, s.language, s.shows_amounts, s.endpoint,
         s.p256dh, s.auth, s.vapid_key
       from claimed c join push_subscription s on s.id = c.subscription_id join inbox_entry e on e.id = c.entry_id`,
      [now, batch, pauses, pauses.length],
    )
    await Promise.all(claimed.map((message) => sendOne(context, message)))
    if (claimed.length < batch) return
  }
}

async function sendOne(context: PushContext, message: Claimed): Promise<void> {
  const outcome = await deliver(context, message)
  const { db } = context
  if (outcome === 'gone') await db.query('delete from push_subscription where id = $1', [message.subscription_id])
  else if (outcome !== 'later' || message.attempts > pauses.length)
    await db.query('delete from push_message where id = $1', [message.id])
}

/** Encrypts a message for its browser (RFC 8291), signs the request (RFC 8292) and sends it; a redirect is not followed. */
async function deliver({ vapid, settings }: PushContext, message: Claimed): Promise<Outcome> {
  const { endpoint, p256dh, auth } = message
  // The list may have become shorter, and the keys others, since it subscribed.
  if (message.vapid_key !== vapid.publicKey || !isPushEndpoint(endpoint, settings.push.hosts)) return 'gone'
  const { host } = new URL(endpoint)
  try {
    const request = requestFor({ endpoint, keys: { p256dh, auth } }, notificationOf(message), vapid, settings.push)
    const response = await fetch(endpoint, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    const outcome = outcomeOf(response.status)
    if (outcome === 'refused' || outcome === 'later') logError(`the push service ${host} answered ${response.status}`)
    return outcome
  } catch {
    // Its error may name the endpoint, which is a secret.
    logError(`the push service ${host} does not respond`)
    return 'later'
  }
}

function requestFor(
  subscription: webPush.PushSubscription,
  payload: string,
  vapid: VapidKeys,
  { subject }: PushSettings,
): RequestInit {
  const details = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject, ...vapid },
    TTL: timeToLive,
    contentEncoding: 'aes128gcm',
    urgency: 'high',
  })
  const { 'Content-Length': _length, ...headers } = details.headers
  return {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: details.body && new Uint8Array(details.body),
  }
}

/** What a status of RFC 8030 means: a subscription that has ended, a message that is not taken, or try again. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
