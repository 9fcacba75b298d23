import type { ReactNode } from 'react'
import type { InternalLink, Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'
import styles from './FooterFrame.module.css'

/** How the facts of the company are written. */
export type CompanyLabels = { cin: string; registeredOffice: string }

type FooterFrameProps = {
  /** The team's begins with its red line. */
  look: 'group' | 'team'
  site: Site
  labels: CompanyLabels
  /** From edge to edge, before the columns. */
  hem?: ReactNode
  /** The columns: in pairs, in wide windows all on one line. */
  children: ReactNode
  /** The links of the last row. */
  last: ReactNode
}

/** What the footers of the group and of the team share: columns, and a last row of small print and links. */
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

/** The copyright, what a company has to tell once it is known, and a note while the address is a sample. */
function SmallPrint({ site, labels }: { site: Site; labels: CompanyLabels }) {
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

/** Tells whether there is a way to reach the group. */
const hasWays = ({ address, phone, email }: Site): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined

/** Where the group is found, and how to call or write to it, as far as that is known. */
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
  /** Leads to the cookie choice; the consent script opens its notice instead. */
  isCookieChoice?: boolean
}

/** A link of a footer, as tall as a finger needs. */
export function FooterLink({ href, children, isCookieChoice }: FooterLinkProps) {
  return (
    <a className={styles.link} href={href} data-consent={isCookieChoice ? 'open' : undefined}>
      {children}
    </a>
  )
}

/** The title of a column or of the pictures. */
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
  /** A row has no title to be seen. */
  look?: 'column' | 'row'
  /** More entries. */
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
