import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { Labels } from '@/content/schema/labels'
import type { Navigation, Site } from '@/content/schema/site'
import { href, type SitePath } from '@/lib/domain/routes'
import type { ImageName } from '@/lib/server/images'
import { FooterAddress, FooterFrame, FooterLink, FooterLinks, FooterTitle } from './FooterFrame'
import { LanguageLink } from './LanguageLink'
import styles from './SiteFooter.module.css'

type SiteFooterProps = {
  /** The page's own path. */
  path: SitePath
  site: Site
  navigation: Navigation
  gallery: readonly { image: ImageName; label: string; path: SitePath }[]
  labels: Labels['footer'] & Pick<Labels, 'language'>
  backToTop: string
  /** Page with the cookie choice; the consent script opens its notice instead. Absent without tags. */
  cookieChoicePath?: string
}

/** The group's footer: six picture links, address, social links, quick links, copyright and last links. */
export function SiteFooter(props: SiteFooterProps) {
  const { path, site, navigation, gallery, labels, backToTop, cookieChoicePath } = props
  return (
    <FooterFrame
      look="group"
      site={site}
      labels={labels.company}
      hem={
        <div className={styles.gallery}>
          <FooterTitle id="footer-gallery">{labels.gallery}</FooterTitle>
          <ul aria-labelledby="footer-gallery">
            {gallery.map(({ image, label, path }) => (
              <li key={image}>
                <a href={href(path)}>
                  <span className={styles.picture}>
                    <Picture
                      place="card"
                      image={image}
                      alt=""
                      sizes="(max-width: 40em) 30vw, 15vw"
                      fit="cover"
                    />
                  </span>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      }
      last={
        <>
          <FooterLinks title={labels.more} links={navigation.bottomLinks} look="row">
            {cookieChoicePath && (
              <li>
                <FooterLink href={cookieChoicePath} isCookieChoice>
                  {labels.cookieChoice}
                </FooterLink>
              </li>
            )}
          </FooterLinks>
          <LanguageLink path={path} label={labels.language} />
          <FooterLink href="#top">
            {backToTop}
            <Icon name="arrow-up" />
          </FooterLink>
        </>
      }
    >
      <div className={styles.about}>
        <Picture image="logos/group-wordmark-light" sizes="210px" alt={site.name} />
        <FooterAddress site={site} />
        <SocialLinks label={labels.social} links={site.social} />
      </div>
      <FooterLinks title={labels.quickLinks} links={navigation.quickLinks} />
    </FooterFrame>
  )
}
