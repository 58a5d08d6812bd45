import type { OnboardingStage, PageInfo, PageInfoItem } from '../contract/onboarding'

/** An account that money is paid into, as the block `accounts` tells it. */
export interface BlockAccount {
  readonly label: string
  readonly icon: string | null
  readonly account_number: string | null
  /** IR and 24 digits. */
  readonly iban: string | null
}

/**
 * The blocks of a stage in the order in which they are shown: the smallest priority first, the server's order among
 * equals. (PMA-047)
 * @example sortBlocks(stage.wire).map(({ component_name }) => component_name) // ['payment_amount', 'payment_methods']
 */
export function sortBlocks({ page_info }: Pick<OnboardingStage, 'page_info'>): PageInfo[] {
  return page_info.toSorted((one, other) => one.priority - other.priority)
}

/**
 * The block of that name, the first one where there are several. (PMA-047)
 * @example findBlock(stage.wire, 'user_info')
 */
export function findBlock(stage: Pick<OnboardingStage, 'page_info'>, name: string): PageInfo | undefined {
  return sortBlocks(stage).find(({ component_name }) => component_name === name)
}

/**
 * A fact of a block as text; undefined when the server does not say it.
 * @example textIn(findBlock(stage.wire, 'user_info'), 'email_address') // 'negar@example.com'
 */
export function textIn(block: PageInfo | undefined, key: string): string | undefined {
  const value = factIn(block, key)
  return value === null || value === undefined || value === '' ? undefined : String(value)
}

/**
 * A fact of a block as whole rial; undefined when it is not a number.
 * @example amountIn(findBlock(stage.wire, 'payment_amount'), 'remainder') // 1_500_000_000
 */
export function amountIn(block: PageInfo | undefined, key: string): number | undefined {
  const value = factIn(block, key)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/**
 * The accounts of the block `accounts`: the number and the IBAN of one account have the same label and follow each
 * other. None without the block. (PMA-041, PMA-060)
 * @example accountsIn(findBlock(stage.wire, 'accounts'))
 */
export function accountsIn(block: PageInfo | undefined): BlockAccount[] {
  const accounts: BlockAccount[] = []
  for (const { key, label, icon, value } of block?.infos ?? []) {
    if ((key !== 'account_number' && key !== 'iban') || value === null) continue
    const fact = { [key]: String(value) }
    const last = accounts.at(-1)
    if (last && last.label === (label ?? '') && last[key] === null) accounts[accounts.length - 1] = { ...last, ...fact }
    else accounts.push({ label: label ?? '', icon, account_number: null, iban: null, ...fact })
  }
  return accounts
}

function factIn(block: PageInfo | undefined, key: string): PageInfoItem['value'] | undefined {
  return block?.infos.find((info) => info.key === key)?.value
}
