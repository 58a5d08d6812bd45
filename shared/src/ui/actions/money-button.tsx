import { useTranslation } from '@sarv/shared/platform'
import type { ButtonProps } from './button'
import { OnlineButton } from './online-button'

/**
 * Button that moves money or begins to: an `OnlineButton` with a reason of its own. (F40, U16)
 * @example <MoneyButton block icon={Lock} onClick={pay}>پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال</MoneyButton>
 */
export function MoneyButton(props: ButtonProps) {
  const { t } = useTranslation('ui')
  return <OnlineButton {...props} reason={t('offlineMoney')} />
}
