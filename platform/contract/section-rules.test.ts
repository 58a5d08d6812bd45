import { expect, test } from '@jest/globals'
import { type RemoteManifest, remoteManifest } from './manifest'
import type { ManifestSection } from './manifest-parts'
import { checkSections } from './section-rules'

const title = { fa: 'پیشنهاد', en: 'Offers' }
const section = (name: string, slot: string): ManifestSection => ({ name, slot, title })
const owner = { name: 'invest', slots: ['home'] }
const guest = (...sections: ManifestSection[]) => ({ name: 'guest', sections })

type Declared = Pick<RemoteManifest, 'name' | 'slots' | 'sections'>

test.each<[string, Declared[], string[], string[]]>([
  ['in a slot that its owner offers', [owner, guest(section('offers', 'invest/home'))], ['offers'], []],
  ['before its owner in the list', [guest(section('offers', 'invest/home')), owner], ['offers'], []],
  [
    'two of one remote in one slot',
    [owner, guest(section('offers', 'invest/home'), section('tips', 'invest/home'))],
    ['offers', 'tips'],
    [],
  ],
  ['whose owner is switched off', [guest(section('offers', 'invest/home'))], [], []],
  [
    'in a slot that its owner does not offer',
    [owner, guest(section('offers', 'invest/cellar'), section('tips', 'invest/home'))],
    ['tips'],
    ['section guest/offers stands in invest/cellar, which invest does not offer'],
  ],
  [
    'of an owner that offers no slots at all',
    [{ name: 'invest' }, guest(section('offers', 'invest/home'))],
    [],
    ['section guest/offers stands in invest/home, which invest does not offer'],
  ],
  ['in the slot of the shell', [guest(section('offers', 'host/context'))], ['offers'], []],
  [
    'in a slot that the shell does not offer',
    [guest(section('offers', 'host/cellar'))],
    [],
    ['section guest/offers stands in host/cellar, which host does not offer'],
  ],
  [
    'under a name that is taken',
    [owner, guest(section('offers', 'invest/home'), section('offers', 'invest/home'))],
    ['offers'],
    ['section guest/offers is declared twice'],
  ],
  [
    'in a slot of its own',
    [{ ...guest(section('offers', 'guest/home')), slots: ['home'] }],
    [],
    ['section guest/offers stands in a slot of its own, guest/home'],
  ],
  [
    'in a slot that is declared twice',
    [{ ...owner, slots: ['home', 'home'] }, guest(section('offers', 'invest/home'))],
    ['offers'],
    ['slot invest/home is declared twice'],
  ],
])('INV-077 HST-074 a section %s', (_, remotes, accepted, errors) => {
  const checked = checkSections(remotes)
  expect(checked.accepted.get('guest')?.map(({ name }) => name) ?? []).toEqual(accepted)
  expect(checked.errors).toEqual(errors)
})

const manifest = {
  name: 'guest',
  title,
  owner: 'guest',
  requires: { platform: '^1.0.0' },
  routes: [],
  intents: {},
  storage: [],
}
const whole = { ...section('offers', 'invest/home'), after: 'FUND', height: 200 }

test.each<[string, object, boolean]>([
  ['that says nothing of slots', {}, true],
  ['with a slot', { slots: ['home'] }, true],
  ['with a slot of another remote', { slots: ['invest/home'] }, false],
  ['with a whole section', { sections: [whole] }, true],
  ['with a section that names no owner', { sections: [{ ...whole, slot: 'home' }] }, false],
  ['with a section whose name is a path', { sections: [{ ...whole, name: 'a/b' }] }, false],
  ['with a section without a title', { sections: [{ ...whole, title: { fa: 'پیشنهاد' } }] }, false],
  ['with a section of no height', { sections: [{ ...whole, height: 0 }] }, false],
  ['with a section as high as a tower', { sections: [{ ...whole, height: 1e9 }] }, false],
])('INV-077 a manifest %s is read: %s', (_, more, isRead) => {
  expect(remoteManifest.safeParse({ ...manifest, ...more }).success).toBe(isRead)
})
