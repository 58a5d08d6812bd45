import { GroveIllustration } from '@sarv/shared/ui/brand/grove-illustration'
import { EmptyIllustration, RemoteDownIllustration, TreePair } from '@sarv/shared/ui/brand/illustrations'
import { Brand, Logo } from '@sarv/shared/ui/brand/logo'
import { NotFoundIllustration } from '@sarv/shared/ui/brand/not-found-illustration'
import styles from './gallery.module.css'
import { Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

export function BrandShelf() {
  const say = useSay()
  return (
    <Shelf id="brand" title={say('نشان سرو', 'The cypress')}>
      <Item title={say('نشان', 'Mark')}>
        <Row>
          <Brand />
          <Logo size={56} />
          <TreePair />
        </Row>
      </Item>
      <Item title={say('نقش‌ها', 'Drawings')}>
        <Row>
          <EmptyIllustration />
          <RemoteDownIllustration />
          <NotFoundIllustration />
        </Row>
      </Item>
      <Item title={say('سروستان', 'Grove')} wide>
        <div className={styles.login}>
          <GroveIllustration />
        </div>
      </Item>
    </Shelf>
  )
}
