import type { CatalogueSettings } from './catalogue-source'

/** What an installation's settings leave open, in lines for the log of its start. (T2) */
export function catalogueWarnings({ key, anchor, keep }: Omit<CatalogueSettings, 'location'>): string[] {
  if (!key && anchor === undefined)
    return ['Catalogues are taken unsigned, from every writer: SARV_CATALOGUE_KEY is not set']
  return keep ? [] : ['After a restart an old signed catalogue would be taken: SARV_CATALOGUE_KEEP is not set']
}
