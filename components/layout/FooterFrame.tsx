import type { ReactNode } from 'react'
import type { InternalLink, Site } from '@/content/schema/site'
import { callAddress, phoneText } from '@/lib/contact/phone'
import { fill } from '@/lib/format/fill'
import { href } from '@/lib/routes'
import styles from './FooterFrame.module.css'

type FooterFrameProps = {
  /** The team's begins with its red line. */
  look: 'group' | 'team'
  /** The columns: one below the other on phones, in pairs on tablets. */
  children: ReactNode
  copyright: string
  /** The links after it, in the last row. */
  last: ReactNode
}

/** What the footers of the group and of the team share: columns, and a last row. */
export function FooterFrame({ look, children, copyright, last }: FooterFrameProps) {
  return (
    <footer className={styles.root} data-ground="dark" data-look={look}>
      <div className={styles.columns}>{children}</div>
      <div className={styles.last}>
        <p className={styles.copyright}>{copyright}</p>
        <div className={styles.more}>{last}</div>
      </div>
    </footer>
  )
}

/** How the facts of the company are written. */
export type CompanyLabels = { cin: string; registeredOffice: string }

/** Tells whether there is a way to reach the group. */
const hasWays = ({ address, phone, email }: Site): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined

/** Tells whether there is anything to say of where the group is. */
export const hasAddress = (site: Site): boolean =>
  hasWays(site) || site.cin !== undefined || site.registeredOffice !== undefined

/**
 * Where the group is found and how to call or write to it, as far as that is known; says so where it is a sample. What
 * a company has to tell follows once it is known.
 */
export function FooterAddress({ site, labels }: { site: Site; labels: CompanyLabels }) {
  const { phone, email } = site
  if (!hasAddress(site)) return null
  return (
    <>
      {hasWays(site) && (
        <address className={styles.address}>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
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
        </address>
      )}
      {(site.cin || site.registeredOffice) && (
        <p className={styles.company}>
          <span>{site.legalName}</span>
          {site.cin && <span>{fill(labels.cin, { cin: site.cin })}</span>}
          {site.registeredOffice && (
            <span>{fill(labels.registeredOffice, { address: site.registeredOffice })}</span>
          )}
        </p>
      )}
      {site.isPlaceholder && <p className={styles.note}>{site.placeholderNote}</p>}
    </>
  )
}

/** The small title of a column. */
export function FooterTitle({ children }: { children: string }) {
  return <p className={styles.title}>{children}</p>
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
