import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/images'
import styles from './SettlingPicture.module.css'

type SettlingPictureProps = { image: ImageName; alt?: string; sizes: string }

/** A picture that fills its parent and, on the way down a page, settles as it comes into view. */
export function SettlingPicture({ image, alt, sizes }: SettlingPictureProps) {
  return (
    <span className={styles.root}>
      <Picture image={image} {...(alt !== undefined && { alt })} sizes={sizes} fit="cover" />
    </span>
  )
}
