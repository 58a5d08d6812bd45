import type { Catalogue, Delivered } from '../../contract/catalogue'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { ReadTrusted } from '../store/trust/read-trusted'
import { keyIdOf } from '../store/trust/signed-document'
import { ownersOf } from '../store/trust/trust-document'

/**
 * The catalogue with entries to be signed again: those that the trust document has adopted and whose owner this machine is.
 * Each is another object then, as if it had changed.
 */
export async function withOwnEntries(
  catalogue: Catalogue,
  { privateKey }: CatalogueKeys,
  trusted: ReadTrusted | undefined,
): Promise<Catalogue> {
  if (!trusted || !privateKey) return { ...catalogue }
  const { trust, entries } = trusted
  const own = await keyIdOf(privateKey)
  const again = <Entry extends Delivered>(delivered: Entry): Entry => {
    const { name } = delivered.current
    const isAdopted = trust.adopted[name] === entries.get(name)?.sha256
    return isAdopted && ownersOf(trust, name)?.keys.includes(own) ? { ...delivered } : delivered
  }
  const { shell, remotes } = catalogue
  return { ...catalogue, ...(shell ? { shell: again(shell) } : {}), remotes: remotes.map(again) }
}
