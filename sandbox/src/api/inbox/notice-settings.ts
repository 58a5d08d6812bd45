import { randomUUID } from 'node:crypto'
import {
  chooseNotice,
  getNoticeSettings,
  type NoticeSettings,
  subscribeDevice,
  unsubscribeDevice,
} from '@sarv/shared/contract/notice-settings'
import type { Person } from '../../access/person'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalid, invalidField } from '../../errors/domain-error'
import { httpError } from '../../http/http-error'
import { rateLimit } from '../../http/rate-limit'
import { inboxKinds, isInboxKind } from '../../inbox-entries/inbox-kinds'
import { isOptional, keepChoice, listChoices } from '../../inbox-entries/notice-choices'
import type { Localizable } from '../../local-text/local-text'
import { isPushEndpoint } from '../../push/push-endpoint'
import { dropSubscription, findDevice, keepSubscription } from '../../push/push-subscriptions'
import { serve } from '../pipeline/serve'

/** Subscriptions that one person may make in an hour. */
const subscriptionsPerHour = 20
const tooMany = {
  fa: 'اعلان‌ها را بارها روشن کرده‌اید. کمی بعد دوباره تلاش کنید.',
  en: 'You have turned notifications on many times. Try again a little later.',
}
const unknownKind = { fa: 'این نوع پیام شناخته نیست.', en: 'This kind of message is unknown.' }
const notAllowed = {
  fa: 'این مرورگر از سرویس اعلانی استفاده می‌کند که سرو نمی‌شناسد.',
  en: 'This browser uses a push service that Sarv does not know.',
}
const notEncrypted = {
  fa: 'مرورگر کلید درستی برای اعلان‌ها نداد. دوباره تلاش کنید.',
  en: 'The browser gave no valid key for notifications. Try again.',
}

/** How a person is told of what, and which devices show messages. (SBX-145, SBX-146) */
export function noticeSettingRoutes(api: Api): void {
  const { publicKey } = api.vapid

  async function settingsOf(db: Sql, { sub }: Person, deviceToken: string): Promise<Localizable<NoticeSettings>> {
    return {
      choices: await listChoices(db, sub),
      push_key: publicKey,
      device: (await findDevice(db, sub, deviceToken, publicKey)) ?? null,
    }
  }

  serve(api, getNoticeSettings, ({ db, person, deviceToken }) => settingsOf(db, person, deviceToken))

  serve(api, chooseNotice, async ({ db, person, body, deviceToken }) => {
    const { kind, sms, push } = body
    if (!isInboxKind(kind)) throw invalidField(unknownKind)
    if (sms === false && !isOptional(kind)) throw invalid(inboxKinds.SECURITY.always)
    await keepChoice(db, person.sub, { kind, sms, push })
    return settingsOf(db, person, deviceToken)
  })

  const secondsToWait = rateLimit(subscriptionsPerHour, 3600)
  serve(api, subscribeDevice, async ({ db, clock, person, body, deviceToken, language }) => {
    const seconds = secondsToWait(person.sub, api.clock.now())
    if (seconds > 0) throw httpError(429, tooMany, { retryAfter: seconds })
    const { endpoint, p256dh, auth, shows_amounts } = body
    if (!isPushEndpoint(endpoint, api.settings.push.hosts)) throw invalidField(notAllowed)
    // An uncompressed point of P-256, and 16 bytes. (RFC 8291)
    if (!/^B[\w-]{86}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) throw invalidField(notEncrypted)
    const device_token = deviceToken || `web.${randomUUID()}`
    await keepSubscription(db, clock, person.sub, {
      deviceToken: device_token,
      endpoint,
      p256dh,
      auth,
      vapidKey: publicKey,
      showsAmounts: shows_amounts,
      language,
      grant: person.grant,
    })
    return { ...(await settingsOf(db, person, device_token)), device_token }
  })

  serve(api, unsubscribeDevice, async ({ db, person, deviceToken }) => {
    await dropSubscription(db, person.sub, deviceToken)
    return settingsOf(db, person, deviceToken)
  })
}
