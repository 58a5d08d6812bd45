import { EmptyDrawing, NotFoundDrawing, RemoteDownDrawing, TreePair } from '@sarv/shared/ui/drawings'
import { Grove } from '@sarv/shared/ui/grove'
import { Brand, Mark } from '@sarv/shared/ui/mark'
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
          <Mark size={56} />
          <TreePair />
        </Row>
      </Item>
      <Item title={say('نقش‌ها', 'Drawings')}>
        <Row>
          <EmptyDrawing />
          <RemoteDownDrawing />
          <NotFoundDrawing />
        </Row>
      </Item>
      <Item title={say('سروستان', 'Grove')} wide>
        <div className={styles.login}>
          <Grove />
        </div>
      </Item>
    </Shelf>
  )
}
