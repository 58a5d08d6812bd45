import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { SarvError } from '../../errors/sarv-error'
import { sha256Of } from '../../store/sha256'
import { changeTrust } from '../../store/trust/change-trust'
import { describeTrust } from '../../store/trust/describe-trust'
import { sourceOf, trustIn } from '../../store/trust/read-trusted'
import { type Trust, trustPath } from '../../store/trust/trust-document'
import { requireNoArguments, requireOneArgument } from '../arguments'
import type { Call, Command, Outcome } from '../command'
import { planOf, readTrustPlan } from '../trust-plan'

export const trust: Command = {
  name: 'trust',
  usage: '[<plan.json>]',
  summary: 'Shows who may sign what; with a plan makes the next trust document, or the first one of a store',
  options: {
    anchor: {
      type: 'string',
      description: 'Writes the trust document of the store into a file, for SARV_CATALOGUE_KEY',
    },
    adopt: {
      type: 'boolean',
      description: 'Takes over a catalogue that is unsigned, or whose trust document cannot be verified any more',
    },
  },
  examples: [
    'pnpm sarv trust',
    'pnpm sarv trust --json > plan.json',
    'SARV_SIGNING_KEY=root-1.json pnpm sarv trust plan.json --why "sara leaves"',
    'pnpm sarv trust --anchor trust.json',
  ],
  async run(call) {
    if (call.args.length > 0) return change(call)
    requireNoArguments(call)
    const file = call.text('anchor')
    return file === undefined ? show(call) : writeAnchor(call, file)
  },
}

async function change(call: Call): Promise<Outcome> {
  const { context } = call
  const plan = await readTrustPlan(requireOneArgument(call, '<plan.json>'), Date.now())
  const author = { ...context.author, who: context.author.who, adopt: call.flag('adopt') }
  const { after, what } = await changeTrust(await context.store(), context.keys(), plan, author)
  return {
    lines: [`Revision ${after.revision} is in.`, ...what.map((line) => `  ${line}`)],
    data: { revision: after.revision, what },
  }
}

async function show(call: Call): Promise<Outcome> {
  const newest = await trustIn(await call.context.store(), call.context.keys())
  if (!newest) throw new SarvError('SARV-220', 'SARV_CATALOGUE_KEY names no trust document.')
  return { lines: [...describeTrust(undefined, newest), fingerprintOf(newest)], data: planOf(newest) }
}

/** Of a machine that has one, the newest it leads to; else the newest that lies in the store, for people to compare. */
async function writeAnchor(call: Call, file: string): Promise<Outcome> {
  const store = await call.context.store()
  const known = await trustIn(store, call.context.keys())
  const text = known?.text ?? (await newestText(store))
  writeFileSync(path.resolve(file), text)
  const line = fingerprintOf({ text })
  return {
    lines: [`SARV_CATALOGUE_KEY=${path.resolve(file)}`, known ? line : `${line}: compare it with another holder.`],
    data: { SARV_CATALOGUE_KEY: path.resolve(file), sha256: sha256Of(text) },
  }
}

async function newestText(store: Awaited<ReturnType<Call['context']['store']>>): Promise<string> {
  const { read } = sourceOf(store)
  let newest: string | undefined
  for (let version = 1; ; version++) {
    const text = await read(trustPath(version))
    if (text === undefined) break
    newest = text
  }
  if (newest === undefined) throw new SarvError('SARV-220', `${store.address} has no trust document.`)
  return newest
}

function fingerprintOf({ text }: Pick<Trust, 'text'>): string {
  return `SHA-256 ${sha256Of(text)}`
}
