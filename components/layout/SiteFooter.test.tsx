import { render, screen, within } from '@testing-library/react'
import { footerGallery } from '@/content/gallery'
import { labels } from '@/content/labels'
import { navigation } from '@/content/navigation'
import { site } from '@/content/site'
import { SiteFooter } from './SiteFooter'

test('the footer names its social links, as a list and each', () => {
  render(
    <SiteFooter
      path="/"
      site={site}
      navigation={navigation}
      gallery={footerGallery}
      labels={{ ...labels.footer, language: labels.language }}
      backToTop={labels.backToTop}
    />,
  )
  const list = screen.getByRole('list', { name: labels.footer.social })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(site.social.map(({ label }) => label))
})
