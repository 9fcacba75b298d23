import type { ReactNode } from 'react'
import type { Labels } from '@/content/schema/labels'
import type { InternalLink, Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'
import styles from './FooterFrame.module.css'

type FooterFrameProps = {
  /** `team` begins with a red line. */
  look: 'group' | 'team'
  site: Site
  /** Of the company details. */
  labels: Labels['footer']['company']
  /** Full-width content above the columns. */
  hem?: ReactNode
  /** The columns: in pairs, or all in one row in wide windows. */
  children: ReactNode
  /** Links of the last row. */
  last: ReactNode
}

/** The common parts of the group's and the team's footer: columns, and a last row of small print and links. */
export function FooterFrame({ look, site, labels, hem, children, last }: FooterFrameProps) {
  return (
    <footer className={styles.root} data-ground="dark" data-look={look}>
      {hem}
      <div className={styles.columns}>{children}</div>
      <div className={styles.last}>
        <SmallPrint site={site} labels={labels} />
        <div className={styles.more}>{last}</div>
      </div>
    </footer>
  )
}

/** The copyright, the company's legal details once known, and a note while the address is a placeholder. */
function SmallPrint({ site, labels }: Pick<FooterFrameProps, 'site' | 'labels'>) {
  const { cin, registeredOffice } = site
  return (
    <div className={styles.print}>
      <p>{site.copyright}</p>
      {(cin || registeredOffice) && (
        <p className={styles.note}>
          <span>{site.legalName}</span>
          {cin && <span>{fill(labels.cin, { cin })}</span>}
          {registeredOffice && (
            <span>{fill(labels.registeredOffice, { address: registeredOffice })}</span>
          )}
        </p>
      )}
      {site.isPlaceholder && hasWays(site) && <p className={styles.note}>{site.placeholderNote}</p>}
    </div>
  )
}

/** Whether any contact details of the group are known. */
const hasWays = ({ address, phone, email }: Site): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined

/** The group's address, phone and email, as far as known. */
export function FooterAddress({ site }: { site: Site }) {
  const { address, phone, email } = site
  if (!hasWays(site)) return null
  return (
    <address className={styles.address}>
      {address.length > 0 && (
        <p>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {(phone || email) && (
        <p>
          {phone && (
            <a href={callAddress(phone)} data-action="call">
              {phoneText(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} data-action="mail">
              {email}
            </a>
          )}
        </p>
      )}
    </address>
  )
}

type FooterLinkProps = {
  href: string
  children: ReactNode
  /** Links to the cookie choice; the consent script opens its notice instead. */
  isCookieChoice?: boolean
}

/** A footer link, as tall as a touch target. */
export function FooterLink({ href, children, isCookieChoice }: FooterLinkProps) {
  return (
    <a className={styles.link} href={href} data-consent={isCookieChoice ? 'open' : undefined}>
      {children}
    </a>
  )
}

/** The title of a column or of the picture links. */
export function FooterTitle({ id, children }: { id?: string; children: string }) {
  return (
    <p className={styles.title} id={id}>
      {children}
    </p>
  )
}

type FooterLinksProps = {
  title: string
  links: readonly InternalLink[]
  /** In a row the title is visually hidden. */
  look?: 'column' | 'row'
  children?: ReactNode
}

/** Links within the site. */
export function FooterLinks({ title, links, look = 'column', children }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      {look === 'column' && <FooterTitle>{title}</FooterTitle>}
      <ul className={styles.links} data-look={look}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <FooterLink href={href(path)}>{label}</FooterLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
