import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { LogIn } from 'lucide-react'
import { signInAgain, type Typed } from './kept-typing'

/** Button to the sign-in and back; what was typed comes back too. */
export function SignInButton({ typed }: { typed?: Typed }) {
  const { t } = useTranslation('console')
  return (
    <Button size="s" variant="tonal" icon={LogIn} mirrored onClick={() => signInAgain(typed)}>
      {t('session.again')}
    </Button>
  )
}
