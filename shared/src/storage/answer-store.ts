import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { parseJson } from '../api/safe-json'
import { indexedKeyStore, type KeyStore } from './key-store'
import { makeKey, seal, unseal } from './seal'
import { nameOf, type StorageFault } from './storage-fault'

/** An answer of the API and when it came; milliseconds since 1970. */
export interface KeptAnswer {
  readonly at: number
  readonly data: unknown
}

/** A kept answer as it lies on the device: its time in clear, everything else sealed. */
export interface SealedAnswer {
  readonly at: number
  readonly box: string
}

/** Where sealed answers lie. Every call may reject: full, denied or gone. */
export interface AnswerRecords {
  readonly get: (name: string) => Promise<SealedAnswer | undefined>
  readonly set: (name: string, answer: SealedAnswer) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  readonly ages: () => Promise<readonly (readonly [name: string, at: number])[]>
  readonly clear: () => Promise<void>
}

/** Answers that outlive the page, each for one person and one deployment. None of its promises ever rejects. */
export interface AnswerStore {
  readonly read: (question: string) => Promise<KeptAnswer | undefined>
  readonly write: (question: string, answer: KeptAnswer) => Promise<void>
  readonly clear: () => Promise<void>
}

/** How many answers are kept; the oldest goes first. */
const most = 80
/** Nothing older is shown: a month. */
const oldest = 30 * 24 * 3_600_000
/** Longer ones would cost more to open than to fetch; letters of JSON. */
const longest = 1_000_000

/**
 * Keeps answers encrypted under the browser's own key. Their names are digests, so that what lies on the device tells
 * neither who asked nor what; what another person or another deployment left behind does not open. (U16, PLT-027, T21)
 * @param scope who is signed in on which deployment; undefined keeps and gives nothing
 */
export function createAnswerStore(
  scope: () => string | undefined,
  {
    records = indexedRecords(),
    keyStore = indexedKeyStore(),
    subtle = globalThis.crypto?.subtle,
    log = (fault) => console.warn('storage', fault),
  }: {
    records?: AnswerRecords
    keyStore?: KeyStore
    subtle?: SubtleCrypto
    log?: (fault: StorageFault) => void
  } = {},
): AnswerStore {
  let key: Promise<CryptoKey> | undefined
  const theKey = () => {
    key ??= keyStore.claim(() => makeKey(subtle))
    return key
  }

  async function read(question: string): Promise<KeptAnswer | undefined> {
    const owner = scope()
    if (owner === undefined) return undefined
    const name = await digest(subtle, `${owner} ${question}`)
    const sealed = await records.get(name)
    if (!sealed || Date.now() - sealed.at > oldest) return undefined
    const text = await unseal(subtle, await theKey(), name, sealed.box)
    return { at: sealed.at, data: parseJson(text) }
  }

  async function write(question: string, { at, data }: KeptAnswer): Promise<void> {
    const owner = scope()
    const text = JSON.stringify(data)
    if (owner === undefined || text.length > longest) return
    const name = await digest(subtle, `${owner} ${question}`)
    const box = await seal(subtle, await theKey(), name, text)
    // Signed out while it was sealed: what is forgotten stays forgotten.
    if (scope() !== owner) return
    await records.set(name, { at, box })
    const ages = await records.ages()
    const tooMany = [...ages].sort(([, one], [, other]) => other - one).slice(most)
    await Promise.all(tooMany.map(([old]) => records.remove(old)))
  }

  const failed = (problem: StorageFault['problem']) => (error: unknown) => {
    log({ problem, slice: 'answers', reason: nameOf(error) })
    return undefined
  }
  return {
    read: (question) => read(question).catch(failed('not-read')),
    write: (question, answer) => write(question, answer).catch(failed('not-written')),
    clear: () => records.clear().catch(failed('not-written')),
  }
}

async function digest(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The records in IndexedDB. Their times lie in a database of their own as well: to find the oldest one by reading all of
 * them would keep the next write waiting, and who goes on at once would lose it.
 */
function indexedRecords(): AnswerRecords {
  const answers = lazyStore('sarv-answers', 'answers')
  const times = lazyStore('sarv-answer-times', 'times')
  return {
    get: async (name) => get<SealedAnswer>(name, answers()),
    async set(name, answer) {
      await Promise.all([set(name, answer, answers()), set(name, answer.at, times())])
    },
    async remove(name) {
      await Promise.all([del(name, answers()), del(name, times())])
    },
    ages: async () => entries<string, number>(times()),
    async clear() {
      await Promise.all([clear(answers()), clear(times())])
    },
  }
}

/** Opened when it is first used: where storage is denied, opening throws. */
function lazyStore(database: string, name: string): () => UseStore {
  let opened: UseStore | undefined
  return () => {
    opened ??= createStore(database, name)
    return opened
  }
}
