import { formSettings } from '@/app/_pages/form-settings'
import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { ContactHero } from '@/components/contact/ContactHero'
import { ContactDesks, ContactWays } from '@/components/contact/ContactSections'
import { ContactForm } from '@/components/forms/ContactForm.island'
import { JsonLd } from '@/components/layout/InlineData'
import { contact, contactFields, contactSubject } from '@/content/contact/contact'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { CODES } from '@/lib/domain/enquiry/reference'
import { routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { contactThing } from '@/lib/server/seo/structured'

const { path } = routes.contact

export const metadata = siteMetadata({ ...contact, path })

export default function ContactPage() {
  return (
    <GroupPage path={path} hasForm>
      <JsonLd graph={pageGraph(path, contactThing(contact))} />
      <ContactHero
        image={contact.image}
        heading={contact.heading}
        paragraph={contact.paragraph}
        ways={
          <ContactWays
            words={contact.ways}
            site={site}
            placeholderLabel={labels.placeholderLabel}
          />
        }
      >
        <ContactForm
          {...formSettings({
            fields: contactFields,
            subject: contactSubject,
            about: { code: CODES.contact },
          })}
          {...(env.documents && { database: env.documents })}
          submitLabel={contact.form.submit}
          words={contact.form}
        />
      </ContactHero>
      <ContactDesks words={contact.desks} />
    </GroupPage>
  )
}
