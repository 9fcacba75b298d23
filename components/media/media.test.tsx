/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { labels } from '@/content/labels'
import { projectWords } from '@/content/project-page/project-words'
import { Carousel } from './Carousel.island'
import { Gallery } from './Gallery.island'
import { MapFacade } from './MapFacade.island'
import { ReelCarousel } from './ReelCarousel.island'

const pictures = ['Arch', 'Park', 'Pool'].map((caption) => ({
  caption,
  small: (
    <picture data-fit="cover">
      <img src={`/${caption}.webp`} alt={caption} data-fit="cover" loading="lazy" />
    </picture>
  ),
  url: `/${caption}.webp`,
  width: 1600,
  height: 1000,
}))
const words = { ...projectWords.gallery, open: 'Enlarge: {caption}', position: '{n} of {total}' }
const gallery = <Gallery label="Pictures of Vistara" words={words} pictures={pictures} />
const enlarge = (caption: string) => screen.getByRole('link', { name: `Enlarge: ${caption}` })

beforeEach(() => {
  // jsdom has no dialogs: mocks what a browser does.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('the large picture exists only while it is open', async () => {
  render(gallery)
  expect(within(screen.getByRole('dialog', { hidden: true })).queryByRole('img')).toBeNull()
  await userEvent.click(enlarge('Arch'))
  await userEvent.click(screen.getByRole('button', { name: words.close }))
  expect(within(screen.getByRole('dialog', { hidden: true })).queryByRole('img')).toBeNull()
})

test('without JavaScript a picture links to its file', () => {
  render(gallery)
  expect(enlarge('Pool')).toHaveAttribute('href', '/Pool.webp')
})

test('the map is only requested after a click', async () => {
  render(
    <MapFacade
      place="Uthangudi"
      query="Uthangudi"
      apiKey={undefined}
      embedUrl="https://maps.example/embed"
      pageUrl="https://maps.example/page"
      title="Map of Vistara"
      words={projectWords.location}
    />,
  )
  expect(screen.queryByTitle('Map of Vistara')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: projectWords.location.show }))
  const frame = screen.getByTitle('Map of Vistara')
  expect(frame).toHaveAttribute('src', 'https://maps.example/embed')
  // It may run scripts and open links, but not navigate this page.
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
  // The button is gone: without this, focus would return to the start of the page.
  expect(frame).toHaveFocus()
  expect(screen.getByRole('link', { name: projectWords.location.open })).toHaveAttribute(
    'href',
    'https://maps.example/page',
  )
})

test('with a key the documented embed is shown, with title and sandbox before it loads', async () => {
  // jsdom has no performance marks; the package sets one.
  performance.mark ??= () => ({}) as PerformanceMark
  render(
    <MapFacade
      place="Uthangudi"
      query="Uthangudi, Madurai"
      apiKey="key"
      embedUrl="https://maps.example/embed"
      pageUrl="https://maps.example/page"
      title="Map of Vistara"
      words={projectWords.location}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: projectWords.location.show }))
  const frame = await screen.findByTitle('Map of Vistara')
  expect(frame).toHaveAttribute(
    'src',
    'https://www.google.com/maps/embed/v1/place?key=key&q=Uthangudi%2C+Madurai',
  )
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'))
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveFocus()
})

test('a carousel only preloads the next image', () => {
  const slides = pictures.map(({ caption, url }) => (
    <img key={caption} src={url} alt={caption} loading="lazy" />
  ))
  render(<Carousel label="Pictures" labels={labels.carousel} slides={slides} />)
  const loading = (caption: string) => screen.getByAltText<HTMLImageElement>(caption).loading
  expect(loading('Park')).toBe('eager')
  expect(loading('Pool')).not.toBe('eager')
})

test('of two presses while embla starts the last one counts, however far apart they are', async () => {
  // As in a browser: what React has to do is not done at once.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
  const slides = ['Arch', 'Park', 'Pool']
  const carousel = (
    <ReelCarousel
      label="Pictures"
      labels={labels.carousel}
      slides={slides}
      marks={slides.map((title) => ({ title, note: '' }))}
    />
  )
  for (let apart = 0; apart < 20; apart += 1) {
    const host = document.createElement('div')
    host.innerHTML = renderToString(carousel)
    document.body.append(host)
    const root = hydrateRoot(host, carousel)
    const mark = (name: string) => within(host).getByRole('button', { name })
    mark('Park').click()
    await turns(apart)
    mark('Pool').click()
    await turns(40)
    expect([apart, host.querySelector('[aria-current]')?.textContent]).toEqual([apart, 'Pool'])
    root.unmount()
    host.remove()
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true
})
