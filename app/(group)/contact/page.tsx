import { GroupPage } from '@/app/_shell/GroupPage'
import { ContactDesks } from '@/components/contact/ContactDesks'
import { ContactForm } from '@/components/contact/ContactForm.island'
import { ContactHero } from '@/components/contact/ContactHero'
import { ContactMore } from '@/components/contact/ContactMore'
import { ContactWays } from '@/components/contact/ContactWays'
import { JsonLd } from '@/components/seo/JsonLd'
import { constants } from '@/content/constants'
import { contact } from '@/content/contact/contact'
import { contactFields } from '@/content/contact/fields'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { contactGraph } from '@/lib/contact/graph'
import { env } from '@/lib/env'
import { href, routes } from '@/lib/routes'
import { pageMetadata, pageViewport } from '@/lib/seo/metadata'

const { path, brand } = routes.contact

export const metadata = pageMetadata({ ...contact, path, siteName: site.name })
export const viewport = pageViewport(brand)

export default function ContactPage() {
  return (
    <GroupPage path={path}>
      <JsonLd graph={contactGraph(contact, site)} />
      <ContactHero heading={contact.heading} paragraph={contact.paragraph}>
        <ContactForm
          fields={contactFields}
          words={contact.form}
          labels={labels.enquiry}
          target={env.form}
          {...(env.documents && { database: env.documents })}
          successUrl={`${env.siteUrl}${href(routes.success.path)}`}
          privacyPath={href(routes.privacy.path)}
          reach={{ phone: site.phone, whatsapp: site.whatsapp, email: site.email }}
          timeout={constants.form.timeout}
        />
      </ContactHero>
      <ContactMore>
        <ContactWays words={contact.ways} site={site} sampleLabel={labels.sample} />
        <ContactDesks words={contact.desks} />
      </ContactMore>
    </GroupPage>
  )
}
