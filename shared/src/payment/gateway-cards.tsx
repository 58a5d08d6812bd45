import { CreditCard, Landmark, type LucideIcon, ReceiptText } from 'lucide-react'
import { useId } from 'react'
import { Tile } from '../ui/data/tile'
import { SelectableCard, SelectableCards } from '../ui/fields/selectable-card'
import { iconOf, isSlip, nameOf, type PaymentMethod, pictureOf } from './payment-method'

const icons: Record<string, LucideIcon> = { 'credit-card': CreditCard, landmark: Landmark, receipt: ReceiptText }

/**
 * Radio cards of the ways to pay. (PLT-043)
 * @example <GatewayCards labelledBy="pay-by" methods={methods} chosen={0} onChoose={setChosen} />
 */
export function GatewayCards({
  labelledBy,
  methods,
  chosen,
  onChoose,
}: {
  labelledBy: string
  methods: readonly PaymentMethod[]
  /** Place in `methods`. */
  chosen: number
  onChoose: (place: number) => void
}) {
  const name = useId()
  return (
    <SelectableCards labelledBy={labelledBy}>
      {methods.map((item, index) => (
        <SelectableCard
          key={`${nameOf(item)}-${index + 1}`}
          name={name}
          checked={index === chosen}
          onChoose={() => onChoose(index)}
          title={nameOf(item)}
          caption={item.description}
          end={
            <Tile
              icon={icons[iconOf(item) ?? ''] ?? (isSlip(item) ? ReceiptText : CreditCard)}
              picture={pictureOf(item)}
              tone={isSlip(item) ? 'gray' : 'green'}
            />
          }
        />
      ))}
    </SelectableCards>
  )
}
