import { expect, test } from '@jest/globals'
import { createBus, type Events } from './bus'

const examples: Events = {
  'session-changed': { at: 'signed-in', sub: 'a' },
  'signed-out': { reason: 'expired' },
  'onboarding-required': undefined,
  alerted: { title: 'خطا', message: 'موجودی کافی نیست' },
  toasted: { message: 'کپی شد' },
  'document-opened': { file: '/static/terms-card.pdf', title: 'شرایط کارت' },
  navigated: { to: '/home' },
  'page-visited': { path: '/home', title: 'خانه' },
  'balance-visibility-changed': { visible: false },
  'language-changed': { language: 'en' },
  'remote-failed': { name: 'bank', version: '1.0.0', reason: 'offline' },
  'payment-settled': { trace: '100200' },
}

function isName(name: string): name is keyof Events {
  return name in examples
}

test.each(Object.keys(examples).filter(isName))(
  'PLT-021 %s reaches everyone who listens, and nobody who left',
  (name) => {
    const bus = createBus()
    const heard: unknown[] = []
    const stays = (fact: unknown) => heard.push(['stays', fact])
    const leaves = (fact: unknown) => heard.push(['leaves', fact])
    bus.on(name, stays)
    bus.on(name, leaves)
    bus.emit(name, examples[name])
    bus.off(name, leaves)
    bus.emit(name, examples[name])
    expect(heard).toEqual(['stays', 'leaves', 'stays'].map((who) => [who, examples[name]]))
  },
)

test('PLT-021 the compiler knows every event and what it carries', () => {
  const bus = createBus()
  const labels: (string | undefined)[] = []
  bus.on('toasted', ({ action }) => labels.push(action?.label))
  // @ts-expect-error there is no such event
  bus.emit('toast', { message: 'کپی شد' })
  // @ts-expect-error a toast has a message
  bus.emit('toasted', { text: 'کپی شد' })
  // @ts-expect-error the reasons are known
  bus.emit('signed-out', { reason: 'tired' })
  // @ts-expect-error an event that carries something cannot be sent empty
  bus.emit('navigated')
  expect(labels).toEqual([undefined])
})

test('PLT-021 two buses share nothing', () => {
  const [one, other] = [createBus(), createBus()]
  const heard: string[] = []
  one.on('navigated', ({ to }) => heard.push(to))
  other.emit('navigated', { to: '/card' })
  expect(heard).toEqual([])
})
