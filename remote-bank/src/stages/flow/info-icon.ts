import {
  CreditCard,
  IdCard,
  Info,
  Landmark,
  type LucideIcon,
  MapPin,
  Mic,
  ReceiptText,
  ScanFace,
  Sun,
  Timer,
  Truck,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'id-card': IdCard,
  receipt: ReceiptText,
  sun: Sun,
  'scan-face': ScanFace,
  mic: Mic,
  timer: Timer,
  'map-pin': MapPin,
  truck: Truck,
  'credit-card': CreditCard,
  landmark: Landmark,
}

/** Icon of a fact by the name that the server sends; a neutral one for a name that is unknown. @example infoIcon('sun') */
export function infoIcon(name: string | null): LucideIcon {
  return (name !== null && Object.hasOwn(icons, name) && icons[name]) || Info
}
