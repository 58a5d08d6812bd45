import { SarvError } from '../../errors/sarv-error'
import { formerCatalogueKey } from '../../store/catalogue/catalogue-path'
import { migrateCatalogue } from '../../store/catalogue/migrate-catalogue'
import { requireNoArguments } from '../arguments'
import type { Call, Command, Outcome } from '../command'
import { runDoctorChecks } from '../doctor-checks'
import { errorsDocument } from '../errors-document'

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'Finds what is wrong with this machine, the store and the catalogue, each with its fix',
  options: {
    against: {
      type: 'string',
      description:
        'Addresses of document servers, with commas between; each is asked which revision it has. Else SARV_ORIGIN',
    },
    migrate: {
      type: 'boolean',
      description:
        'Makes the root and entries of a catalogue that is one document; document servers of before go on with it',
    },
    list: { type: 'boolean', description: 'All numbered errors, as in docs/errors.md' },
  },
  examples: [
    'pnpm sarv doctor --store s3://bucket/prefix --against https://app.example.ir',
    'pnpm sarv doctor --migrate',
  ],
  async run(call) {
    requireNoArguments(call)
    if (call.flag('list')) return { lines: [errorsDocument().trimEnd()], data: {} }
    if (call.flag('migrate')) return migrated(call)
    const servers = serversOf(call)
    const { errors, lines } = await runDoctorChecks(call.context, servers)
    const right =
      servers.length > 0
        ? 'Nothing is wrong.'
        : 'Nothing is wrong with these; whether document servers take the catalogue was not asked (--against <address>).'
    return {
      lines: [...lines, errors.length === 0 ? right : `${errors.length} wrong:`],
      data: {},
      errors,
    }
  },
}

async function migrated({ context }: Call): Promise<Outcome> {
  const store = await context.store()
  const revision = await migrateCatalogue(store, context.keys())
  const line =
    revision === undefined
      ? `Nothing to migrate in ${store.address}.`
      : `Revision ${revision} has a root in ${store.address}. Remove ${formerCatalogueKey} when no document server of before runs.`
  return { lines: [line], data: { revision: revision ?? null } }
}

/** @throws SarvError when one of them is not an address */
function serversOf(call: Call): string[] {
  const named = call.text('against') ?? call.context.env.SARV_ORIGIN ?? ''
  const addresses = named.split(',').flatMap((one) => one.trim() || [])
  const wrong = addresses.find((one) => !/^https?:\/\//.test(one) || !URL.canParse(one))
  if (wrong !== undefined)
    throw new SarvError(
      'SARV-102',
      `Invalid --against: expected an address like https://app.example.ir, got "${wrong}".`,
    )
  return addresses
}
