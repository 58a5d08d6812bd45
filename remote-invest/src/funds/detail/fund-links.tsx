import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { ArrowLeftRight, BookOpen, FileCheck, FileText, HandCoins, History, type LucideIcon, Table } from 'lucide-react'

interface FundLink {
  readonly name: string
  readonly icon: LucideIcon
  readonly to: string
}

/** Links from a fund to its records on other pages, and to its prospectus. A route without an owner gets no link. (INV-024, D-42) */
export function FundLinks({
  dsCode,
  rules,
}: {
  dsCode: string
  /** URL of the prospectus PDF; undefined while it is not known. */
  rules: string | undefined
}) {
  const { t } = useTranslation()
  const { navigation, showPdf } = usePlatform()
  const links = buildFundLinks(dsCode).filter(({ to }) => navigation.exists(to))
  return (
    <section aria-labelledby="fund-links">
      <SectionHeader first id="fund-links" title={t('fund.links.title')} />
      <List label={t('fund.links.title')}>
        {links.map(({ name, icon, to }) => (
          <ListRow key={name} to={to} tile={<Tile icon={icon} tone="gray" />} title={t(`fund.links.${name}`)} chevron />
        ))}
        {rules !== undefined && (
          <ListRow
            onPress={() => showPdf({ file: rules, title: t('fund.links.rules'), name: 'fund-rules' })}
            tile={<Tile icon={FileText} tone="blue" />}
            title={t('fund.links.rules')}
            caption={t('fund.links.rulesCaption')}
          />
        )}
      </List>
    </section>
  )
}

function buildFundLinks(dsCode: string): FundLink[] {
  const code = encodeURIComponent(dsCode)
  return [
    { name: 'orders', icon: History, to: `/fund-orders?dscode=${code}` },
    { name: 'transactions', icon: ArrowLeftRight, to: `/fund-transactions/${code}` },
    { name: 'accountHistory', icon: BookOpen, to: `/fund/account-history?ds_code=${code}` },
    { name: 'profitSharing', icon: HandCoins, to: `/fund/profit-sharing?ds_code=${code}` },
    { name: 'depositCertificate', icon: FileCheck, to: `/fund/deposit-certificate?ds_code=${code}` },
    { name: 'cardex', icon: Table, to: `/cardex?ds_code=${code}` },
  ]
}
